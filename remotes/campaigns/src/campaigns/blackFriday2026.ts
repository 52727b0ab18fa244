import { BlackFridayArt } from './BlackFridayArt';
import type { Campaign } from './campaign';
import colours from './colours.module.css';

export const blackFriday2026: Campaign = {
  id: 'black-friday-2026',
  path: '/blackfriday',
  startsAt: '2026-11-20T00:00:00Z',
  endsAt: '2026-12-01T00:00:00Z',
  colours: colours.lowWater,
  Art: BlackFridayArt,
  words: {
    headTitle: 'blackFriday2026.head.title',
    headDescription: 'blackFriday2026.head.description',
    name: 'blackFriday2026.name',
    heading: 'blackFriday2026.heading',
    lead: 'blackFriday2026.lead',
  },
};
