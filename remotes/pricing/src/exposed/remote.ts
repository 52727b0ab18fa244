import type { RemoteModule } from '@tidegate/contracts/remoteModule';
import { comparePlansRoute } from '../features/compare-plans/comparePlansRoute';
import { registerPricingEndpoints } from '../shared/pricingApi';
import { pricingSlice } from '../shared/pricingSlice';

const pricing: RemoteModule = {
  name: 'pricing',
  routes: [comparePlansRoute],
  slots: [],
  slice: pricingSlice,
  registerEndpoints: registerPricingEndpoints,
};

export default pricing;
