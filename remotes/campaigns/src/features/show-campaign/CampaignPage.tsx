import type { Campaign } from '../../campaigns/campaign';
import { phaseAt } from '../../campaigns/campaignPhase';
import { campaignsApi } from '../../shared/campaignsApi';
import { useSiteClock, type Moment } from '../../shared/siteClock';
import { CampaignHero } from './CampaignHero';
import { CampaignTerms } from './CampaignTerms';
import { PlanTeaser } from './PlanTeaser';

/** A campaign, whatever its phase. */
export function CampaignPage({ campaign }: { campaign: Campaign }) {
  const { data: moment } = campaignsApi.useCampaignsMomentQuery();
  return moment ? <CampaignInPhase campaign={campaign} moment={moment} /> : null;
}

function CampaignInPhase({ campaign, moment }: { campaign: Campaign; moment: Moment }) {
  const phase = useSiteClock(moment, (instantMs) => phaseAt(campaign, instantMs));

  return (
    <div className={campaign.colours}>
      <CampaignHero campaign={campaign} moment={moment} phase={phase} />
      <PlanTeaser phase={phase} />
      <CampaignTerms campaign={campaign} />
    </div>
  );
}
