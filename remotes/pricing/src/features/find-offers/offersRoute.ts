import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { plansPage } from '../../shared/plans/plansPage';
import { OffersPage } from './OffersPage';

export const offersRoute: RemoteRoute = {
  ...plansPage,
  path: '/buyQuantity',
  head: { title: 'offers.heading', description: 'offers.description' },
  Component: OffersPage,
};
