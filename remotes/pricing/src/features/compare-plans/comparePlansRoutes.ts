import type { RemoteRoute } from '@tidegate/contracts/remoteModule';
import { loadPlans } from '../../shared/plans/loadPlans';
import { choosePlan } from './choosePlan';
import { ComparePlansPage } from './ComparePlansPage';

/** The plans on sale and what each will cost, at both addresses of the order page. */
export const comparePlansRoutes = ['/pricing', '/order'].map((path): RemoteRoute => ({
  path,
  head: { title: 'comparePlans.head.title', description: 'comparePlans.head.description' },
  // A choice half made must not be taken out of the visitor's hands.
  isSwapSafe: false,
  access: 'public',
  load: loadPlans,
  submit: choosePlan,
  Component: ComparePlansPage,
}));
