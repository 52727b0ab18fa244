import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { loadPlans } from '../../shared/plans/loadPlans';
import { TrialPage } from './TrialPage';

export const trialRoute: RemoteRoute = {
  path: '/vpn-trial',
  head: { title: 'trial.title', description: 'trial.intro' },
  isSwapSafe: true,
  access: 'public',
  load: loadPlans,
  Component: TrialPage,
};
