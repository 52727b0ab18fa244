import type { LoadResult, RemoteContext, RemoteRoute } from '@tidegate/contracts/remoteModule';
import type { Campaign } from '../../campaigns/campaign';
import { campaignsApi } from '../../shared/campaignsApi';
import { CampaignPage } from './CampaignPage';

async function loadCampaign({ dispatch }: RemoteContext): Promise<LoadResult> {
  const { campaignsMoment, campaignsPlans } = campaignsApi.endpoints;
  await Promise.all([
    dispatch(campaignsMoment.initiate(undefined, { subscribe: false })),
    dispatch(campaignsPlans.initiate(undefined, { subscribe: false })),
  ]);
  return { status: 'found' };
}

/** The page of one campaign; it stays up before the campaign starts and after it has ended. */
export function toCampaignRoute(campaign: Campaign): RemoteRoute {
  return {
    path: campaign.path,
    head: { title: campaign.words.headTitle, description: campaign.words.headDescription },
    isSwapSafe: true,
    access: 'public',
    load: loadCampaign,
    Component: () => <CampaignPage campaign={campaign} />,
  };
}
