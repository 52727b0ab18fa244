import type { Campaign } from '../../campaigns/campaign';
import type { CampaignPhase } from '../../campaigns/campaignPhase';
import type { Moment } from '../../shared/siteClock';

export interface SectionProps {
  campaign: Campaign;
  moment: Moment;
  phase: CampaignPhase;
  isAlone: boolean;
}
