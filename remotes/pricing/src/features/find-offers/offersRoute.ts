import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { plansPage } from '../../shared/plans/plansPage';

export const offersRoute: RemoteRoute = {
  ...plansPage,
  path: '/buyQuantity',
  head: { title: 'offers.heading', description: 'offers.description' },
  isLazy: true,
};
