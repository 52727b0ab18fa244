import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { loadPlans } from '../../shared/plans/loadPlans';
import { OffersPage } from './OffersPage';

export const offersRoute: RemoteRoute = {
  path: '/buyQuantity',
  head: { title: 'offers.heading', description: 'offers.description' },
  isSwapSafe: true,
  access: 'public',
  load: loadPlans,
  Component: OffersPage,
};
