import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { comparePlansRoutes } from '../features/compare-plans/comparePlansRoutes';
import { confirmPurchaseRoute } from '../features/confirm-purchase/confirmPurchaseRoute';
import { offersRoute } from '../features/find-offers/offersRoute';
import { followPaymentRoutes } from '../features/follow-payment/followPaymentRoutes';
import { inviteFriendsRoute } from '../features/invite-friends/inviteFriendsRoute';
import { standardPlansRoute } from '../features/list-standard-plans/standardPlansRoute';
import { manageOrdersRoutes } from '../features/manage-orders/manageOrdersRoutes';
import { payOrderRoutes } from '../features/pay-order/payOrderRoutes';
import { trialRoute } from '../features/try-first/trialRoute';
import { registerOrderEndpoints } from '../shared/orders/ordersApi';
import { registerPricingEndpoints } from '../shared/plans/pricingApi';
import { pricingSlice } from '../shared/plans/pricingSlice';

const pricing: RemoteModule = {
  name: 'pricing',
  routes: [
    ...comparePlansRoutes,
    standardPlansRoute,
    trialRoute,
    offersRoute,
    ...payOrderRoutes,
    ...followPaymentRoutes,
    confirmPurchaseRoute,
    ...manageOrdersRoutes,
    inviteFriendsRoute,
  ],
  slots: [],
  lazyPages: async () => (await import(/* webpackChunkName: "lazy" */ './lazyPages')).lazyPages,
  slice: pricingSlice,
  registerEndpoints: (api) => {
    registerPricingEndpoints(api);
    registerOrderEndpoints(api);
  },
};

export default pricing;
