import { selectClosedCampaignIds } from '@tidegate/contracts/store/campaignsState';
import { useSelector } from 'react-redux';
import { findCampaign } from '../../campaigns/allCampaigns';
import { findLiveCampaign } from '../../campaigns/campaignPhase';
import { campaignsApi } from '../../shared/campaignsApi';
import { useSiteClock, type Moment } from '../../shared/siteClock';
import { Announcement } from './Announcement';

/** Announces the live campaign, if any, until the visitor closes it. */
export function PromotionBanner() {
  const { data: moment } = campaignsApi.useCampaignsMomentQuery();
  return moment ? <LiveBanner moment={moment} /> : null;
}

function LiveBanner({ moment }: { moment: Moment }) {
  const livePath = useSiteClock(moment, (instantMs) => findLiveCampaign(instantMs)?.path ?? '');
  const closedIds = useSelector(selectClosedCampaignIds);
  const campaign = findCampaign(livePath);

  if (!campaign || closedIds.includes(campaign.path)) return null;
  return <Announcement campaign={campaign} moment={moment} />;
}
