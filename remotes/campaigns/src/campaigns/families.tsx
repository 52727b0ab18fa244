import { BearingsRose, Gate, LockHarbour } from '@tidegate/design-system';
import type { ReactNode } from 'react';
import { CampaignArt } from './CampaignArt';
import colours from './colours.module.css';
import { eggBuoys, festiveLocks, grinningLantern, lowGate, tideClock } from './drawings';

/** How campaigns of one kind look, from year to year. */
interface Look {
  /** Class that sets the colours as custom properties. */
  colours: string | undefined;
  art: ReactNode;
}

const { lowWater, springTide, nightTide } = colours;

/** Every kind of campaign; its name is also the context of its words. */
export const families = {
  blackFriday: { colours: lowWater, art: <CampaignArt shapes={lowGate} /> },
  easter: { colours: springTide, art: <CampaignArt shapes={eggBuoys} /> },
  halloween: { colours: nightTide, art: <CampaignArt shapes={grinningLantern} /> },
  anniversary: { colours: springTide, art: <CampaignArt shapes={festiveLocks} /> },
  oneDay: { colours: lowWater, art: <CampaignArt shapes={tideClock} /> },
  season: { colours: springTide, art: <BearingsRose /> },
  streaming: { colours: nightTide, art: <LockHarbour /> },
  invite: { colours: springTide, art: <Gate /> },
  coupon: { colours: lowWater, art: <Gate /> },
} satisfies Readonly<Record<string, Look>>;

export type FamilyName = keyof typeof families;
