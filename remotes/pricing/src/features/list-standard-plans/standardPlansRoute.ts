import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { plansPage } from '../../shared/plans/plansPage';
import { StandardPlansPage } from './StandardPlansPage';

export const standardPlansRoute: RemoteRoute = {
  ...plansPage,
  path: '/order/standPlan',
  head: { title: 'standardPlans.heading', description: 'standardPlans.description' },
  Component: StandardPlansPage,
};
