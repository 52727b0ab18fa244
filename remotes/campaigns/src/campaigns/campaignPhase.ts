import { allCampaigns } from './allCampaigns';
import type { Campaign } from './campaign';

export type CampaignPhase = 'preview' | 'live' | 'archive';

/** Where a campaign stands at an instant: live from its first instant to just before its end. */
export function phaseAt(
  { startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>,
  instantMs: number,
): CampaignPhase {
  if (instantMs < Date.parse(startsAt)) return 'preview';
  return instantMs < Date.parse(endsAt) ? 'live' : 'archive';
}

/** The campaign that is live at an instant, if one is. */
export function findLiveCampaign(instantMs: number): Campaign | undefined {
  return allCampaigns.find((campaign) => phaseAt(campaign, instantMs) === 'live');
}

/** The live campaign, or else the next to come, or else the last there was. */
export function findCurrentCampaign(instantMs: number): Campaign | undefined {
  return (
    findLiveCampaign(instantMs) ??
    allCampaigns.find((campaign) => phaseAt(campaign, instantMs) === 'preview') ??
    allCampaigns.at(-1)
  );
}
