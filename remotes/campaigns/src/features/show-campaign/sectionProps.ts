import type { Campaign } from '../../campaigns/campaign';
import type { CampaignPhase } from '../../campaigns/campaignPhase';
import type { Moment } from '../../shared/siteClock';

export interface ClockProps {
  campaign: Campaign;
  moment: Moment;
  phase: CampaignPhase;
}

export interface SectionProps extends ClockProps {
  isAlone: boolean;
}
