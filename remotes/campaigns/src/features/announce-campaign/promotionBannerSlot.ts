import type {
  LoadResult,
  RemoteContext,
  RemoteSlot,
} from '@tidegate/contracts/remotes/remoteModule';
import { selectCurrency } from '@tidegate/contracts/store/pricingState';
import { findLiveCampaign } from '../../campaigns/campaignPhase';
import { campaignsApi } from '../../shared/campaignsApi';
import { PromotionBanner } from './PromotionBanner';

/** Loads the plans only if a campaign is live. */
async function loadPromotionBanner({ dispatch, getState }: RemoteContext): Promise<LoadResult> {
  const { campaignsMoment, campaignsPlans } = campaignsApi.endpoints;
  const { data: moment } = await dispatch(
    campaignsMoment.initiate(undefined, { subscribe: false }),
  );
  if (moment && findLiveCampaign(moment.instantMs)) {
    await dispatch(campaignsPlans.initiate(selectCurrency(getState()), { subscribe: false }));
  }
  return { status: 'found' };
}

export const promotionBannerSlot: RemoteSlot = {
  name: 'promotionBanner',
  isSwapSafe: true,
  messages: ['banner', 'campaign.name', 'countdown.label_live', 'length.plan_DAY', 'saving'],
  load: loadPromotionBanner,
  Component: PromotionBanner,
};
