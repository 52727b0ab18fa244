import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { loadPlans } from '../../shared/plans/loadPlans';
import { choosePlan } from './choosePlan';
import { ComparePlansPage } from './ComparePlansPage';

/** Both addresses of the order page. */
export const comparePlansRoutes = ['/pricing', '/order'].map((path): RemoteRoute => ({
  path,
  head: { title: 'comparePlans.head.title', description: 'comparePlans.head.description' },
  // A swap would lose an unsubmitted choice.
  isSwapSafe: false,
  access: 'public',
  load: loadPlans,
  submit: choosePlan,
  Component: ComparePlansPage,
}));
