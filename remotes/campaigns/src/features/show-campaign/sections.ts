import type { ReactNode } from 'react';
import { CampaignHero } from './CampaignHero';
import { CampaignPromises } from './CampaignPromises';
import { CampaignTerms } from './CampaignTerms';
import { CampaignTime } from './CampaignTime';
import { CampaignTrial } from './CampaignTrial';
import { CurrentCampaign } from './CurrentCampaign';
import { PlanTeaser } from './PlanTeaser';
import type { SectionProps } from './sectionProps';

export type SectionView = (props: SectionProps) => ReactNode;

/** A whole page, from top to bottom; the time is part of its banner. */
export const pageSections: readonly SectionView[] = [
  CampaignHero,
  CurrentCampaign,
  PlanTeaser,
  CampaignTrial,
  CampaignPromises,
  CampaignTerms,
];

/** What the sections are called where they have a path of their own, in lower case. */
export const parts: ReadonlyMap<string, SectionView> = new Map([
  ['banner', CampaignHero],
  ['dailyheader', CampaignHero],
  ['countdown', CampaignTime],
  ['messagebox', CurrentCampaign],
  ['split', PlanTeaser],
  ['daytrial', CampaignTrial],
  ['iconlist', CampaignPromises],
  ['aboutus', CampaignPromises],
  ['terms', CampaignTerms],
]);
