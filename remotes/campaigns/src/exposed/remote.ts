import type { RemoteModule } from '@tidegate/contracts/remoteModule';
import { allCampaigns } from '../campaigns/allCampaigns';
import { promotionBannerSlot } from '../features/announce-campaign/promotionBannerSlot';
import { toCampaignRoute } from '../features/show-campaign/campaignRoute';
import { registerCampaignsEndpoints } from '../shared/campaignsApi';
import { campaignsSlice } from '../shared/campaignsSlice';

const campaigns: RemoteModule = {
  name: 'campaigns',
  routes: allCampaigns.map(toCampaignRoute),
  slots: [promotionBannerSlot],
  slice: campaignsSlice,
  registerEndpoints: registerCampaignsEndpoints,
};

export default campaigns;
