import type { Campaign } from '../../campaigns/campaign';
import type { CampaignPhase } from '../../campaigns/campaignPhase';
import type { Moment } from '../../shared/siteClock';

/** What every section of a campaign is given. */
export interface SectionProps {
  campaign: Campaign;
  moment: Moment;
  phase: CampaignPhase;
  /** Whether it is all that the page shows. */
  isAlone: boolean;
}
