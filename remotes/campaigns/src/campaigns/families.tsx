import { BearingsRose, Gate, LockHarbour } from '@tidegate/design-system';
import type { ReactNode } from 'react';
import { anniversaryArt } from './anniversaryArt';
import { blackFridayArt } from './blackFridayArt';
import { CampaignArt } from './CampaignArt';
import colours from './colours.module.css';
import { easterArt } from './easterArt';
import { halloweenArt } from './halloweenArt';
import { oneDayArt } from './oneDayArt';

/** How campaigns of one kind look, from year to year. */
interface Look {
  /** Class that sets the colours as custom properties. */
  colours: string | undefined;
  art: ReactNode;
}

/** Every kind of campaign; its name is also the context of its words. */
export const families = {
  blackFriday: { colours: colours.lowWater, art: <CampaignArt shapes={blackFridayArt} /> },
  easter: { colours: colours.springTide, art: <CampaignArt shapes={easterArt} /> },
  halloween: { colours: colours.nightTide, art: <CampaignArt shapes={halloweenArt} /> },
  anniversary: { colours: colours.highWater, art: <CampaignArt shapes={anniversaryArt} /> },
  oneDay: { colours: colours.slackWater, art: <CampaignArt shapes={oneDayArt} /> },
  season: { colours: colours.springTide, art: <BearingsRose /> },
  streaming: { colours: colours.slackWater, art: <LockHarbour /> },
  invite: { colours: colours.highWater, art: <Gate /> },
  coupon: { colours: colours.lowWater, art: <Gate /> },
} satisfies Readonly<Record<string, Look>>;

export type FamilyName = keyof typeof families;
