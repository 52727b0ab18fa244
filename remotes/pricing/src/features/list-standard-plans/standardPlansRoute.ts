import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { plansPage } from '../../shared/plans/plansPage';

export const standardPlansRoute: RemoteRoute = {
  ...plansPage,
  path: '/order/standPlan',
  head: { title: 'standardPlans.heading', description: 'standardPlans.description' },
  isLazy: true,
};
