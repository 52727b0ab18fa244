import { allCampaigns } from './allCampaigns';
import type { Campaign } from './campaign';

export type CampaignPhase = 'preview' | 'live' | 'archive';

export function phaseAt(
  { startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>,
  instantMs: number,
): CampaignPhase {
  if (instantMs < Date.parse(startsAt)) return 'preview';
  return instantMs < Date.parse(endsAt) ? 'live' : 'archive';
}

export function findLiveCampaign(instantMs: number): Campaign | undefined {
  return allCampaigns.find((campaign) => phaseAt(campaign, instantMs) === 'live');
}

/** The live campaign, else the next one, else the last one. */
export function findCurrentCampaign(instantMs: number): Campaign | undefined {
  return (
    findLiveCampaign(instantMs) ??
    allCampaigns.find((campaign) => phaseAt(campaign, instantMs) === 'preview') ??
    allCampaigns.at(-1)
  );
}
