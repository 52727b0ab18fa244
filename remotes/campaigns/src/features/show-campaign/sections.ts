import type { ReactNode } from 'react';
import { CampaignHero } from './CampaignHero';
import { CampaignPromises } from './CampaignPromises';
import { CampaignTerms } from './CampaignTerms';
import { CampaignTrial } from './CampaignTrial';
import { CurrentCampaign } from './CurrentCampaign';
import { PlanTeaser } from './PlanTeaser';
import type { SectionProps } from './sectionProps';

export type SectionView = (props: SectionProps) => ReactNode;

/** The sections of a whole page, in order. */
export const pageSections: readonly SectionView[] = [
  CampaignHero,
  CurrentCampaign,
  PlanTeaser,
  CampaignTrial,
  CampaignPromises,
  CampaignTerms,
];

/** Sections by the last segment of their own path, in lower case. */
export const parts: ReadonlyMap<string, SectionView> = new Map([
  ['banner', CampaignHero],
  ['countdown', CampaignHero],
  ['dailyheader', CampaignHero],
  ['messagebox', CurrentCampaign],
  ['split', PlanTeaser],
  ['daytrial', CampaignTrial],
  ['iconlist', CampaignPromises],
  ['aboutus', CampaignPromises],
  ['terms', CampaignTerms],
]);
