import { CampaignHero } from './CampaignHero';
import { CampaignPromises } from './CampaignPromises';
import { CampaignTerms } from './CampaignTerms';
import { CampaignTime } from './CampaignTime';
import { CampaignTrial } from './CampaignTrial';
import { CurrentCampaign } from './CurrentCampaign';
import { PlanTeaser } from './PlanTeaser';

/** What a campaign is made of. */
export const sections = {
  banner: CampaignHero,
  time: CampaignTime,
  current: CurrentCampaign,
  plans: PlanTeaser,
  promises: CampaignPromises,
  trial: CampaignTrial,
  terms: CampaignTerms,
};

export type SectionName = keyof typeof sections;

/** A whole page, from top to bottom; the time is part of its banner. */
export const pageSections: readonly SectionName[] = [
  'banner',
  'current',
  'plans',
  'trial',
  'promises',
  'terms',
];

/** What the sections are called where they have a path of their own. */
const parts = new Map<string, SectionName>([
  ['banner', 'banner'],
  ['countdown', 'time'],
  ['messagebox', 'current'],
  ['split', 'plans'],
  ['plans', 'plans'],
  ['daytrial', 'trial'],
  ['iconlist', 'promises'],
  ['aboutus', 'promises'],
  ['terms', 'terms'],
]);

/** The section behind the last step of a path, however it is spelled. */
export function findSection(part: string): SectionName | undefined {
  return parts.get(part.toLowerCase());
}
