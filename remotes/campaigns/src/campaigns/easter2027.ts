import type { Campaign } from './campaign';
import colours from './colours.module.css';
import { EasterArt } from './EasterArt';

export const easter2027: Campaign = {
  id: 'easter-2027',
  path: '/easter',
  startsAt: '2027-03-22T00:00:00Z',
  endsAt: '2027-04-06T00:00:00Z',
  colours: colours.springTide,
  Art: EasterArt,
  words: {
    headTitle: 'easter2027.head.title',
    headDescription: 'easter2027.head.description',
    name: 'easter2027.name',
    heading: 'easter2027.heading',
    lead: 'easter2027.lead',
  },
};
