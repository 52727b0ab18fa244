import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { plansPage } from '../../shared/plans/plansPage';

export const trialRoute: RemoteRoute = {
  ...plansPage,
  path: '/vpn-trial',
  head: { title: 'trial.title', description: 'trial.intro' },
  isLazy: true,
};
