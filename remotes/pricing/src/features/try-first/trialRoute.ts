import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { plansPage } from '../../shared/plans/plansPage';
import { TrialPage } from './TrialPage';

export const trialRoute: RemoteRoute = {
  ...plansPage,
  path: '/vpn-trial',
  head: { title: 'trial.title', description: 'trial.intro' },
  Component: TrialPage,
};
