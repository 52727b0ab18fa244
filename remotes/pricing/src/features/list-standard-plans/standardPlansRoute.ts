import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { loadPlans } from '../../shared/plans/loadPlans';
import { StandardPlansPage } from './StandardPlansPage';

export const standardPlansRoute: RemoteRoute = {
  path: '/order/standPlan',
  head: { title: 'standardPlans.heading', description: 'standardPlans.description' },
  isSwapSafe: true,
  access: 'public',
  load: loadPlans,
  Component: StandardPlansPage,
};
