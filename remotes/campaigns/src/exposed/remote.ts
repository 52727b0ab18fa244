import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { promotionBannerSlot } from '../features/announce-campaign/promotionBannerSlot';
import { addresses } from '../features/show-campaign/addresses';
import { toCampaignRoute } from '../features/show-campaign/toCampaignRoute';
import { registerCampaignsEndpoints } from '../shared/campaignsApi';
import { campaignsSlice } from '../shared/campaignsSlice';

const campaigns: RemoteModule = {
  name: 'campaigns',
  routes: addresses.map(toCampaignRoute),
  slots: [promotionBannerSlot],
  slice: campaignsSlice,
  registerEndpoints: registerCampaignsEndpoints,
};

export default campaigns;
