import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { plansPage } from '../../shared/plans/plansPage';
import { ComparePlansPage } from './ComparePlansPage';
import { loadComparison } from './loadComparison';

/** Both addresses of the order page. */
export const comparePlansRoutes = ['/pricing', '/order'].map((path): RemoteRoute => ({
  ...plansPage,
  load: loadComparison,
  path,
  head: { title: 'comparePlans.head.title', description: 'comparePlans.head.description' },
  // A swap would lose an unsubmitted choice.
  isSwapSafe: false,
  ...(path === '/order' && { canonical: '/pricing' }),
  Component: ComparePlansPage,
}));
