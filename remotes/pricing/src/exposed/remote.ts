import type { RemoteModule } from '@tidegate/contracts/remoteModule';
import { comparePlansRoutes } from '../features/compare-plans/comparePlansRoutes';
import { offersRoute } from '../features/find-offers/offersRoute';
import { standardPlansRoute } from '../features/list-standard-plans/standardPlansRoute';
import { reviewRoutes } from '../features/review-order/reviewRoutes';
import { trialRoute } from '../features/try-first/trialRoute';
import { registerPricingEndpoints } from '../shared/pricingApi';
import { pricingSlice } from '../shared/pricingSlice';

const pricing: RemoteModule = {
  name: 'pricing',
  routes: [...comparePlansRoutes, standardPlansRoute, trialRoute, offersRoute, ...reviewRoutes],
  slots: [],
  slice: pricingSlice,
  registerEndpoints: registerPricingEndpoints,
};

export default pricing;
