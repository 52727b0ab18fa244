import type { Shape } from './CampaignArt';

const egg = 'c22 0 42 40 42 68 0 30-18 48-42 48s-42-18-42-48c0-28 20-68 42-68zm0 0v-16';
const lamp = 'a5 5 0 1 0 0 10a5 5 0 1 0 0-10z';

/** Sunrise at spring tide: the buoys that mark the channel are eggs for a weekend. */
export const easterArt: readonly Shape[] = [
  ['M140 210a100 100 0 0 1 200 0z', undefined, 'land'],
  ['M184 210a56 56 0 0 1 112 0z', undefined, 'signal'],
  [
    'M240 86V60m-62 42-13-22m137 22 13-22M133 148l-23-13m237 13 23-13M116 210H90m300 0h-26',
    'signal',
  ],
  ['M0 210h480v150H0z', undefined, 'water'],
  [
    'M0 210q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0M20 316q20-8 40 0t40 0M170 338q20-8 40 0t40 0M340 320q20-8 40 0t40 0',
    'glass',
  ],
  [`M140 144${egg}M260 180${egg}M376 152${egg}`, 'ink', 'paper'],
  [
    'M100 216q10-12 20 0t20 0 20 0 20 0m-76 18q9-10 18 0t18 0 18 0 18 0M219 246h82M224 226l9-12 9 12 9-12 9 12 9-12 9 12 9-12 9 12M376 186v44m-22-22h44m-36-14 28 28m0-28-28 28',
    'ink',
  ],
  [`M140 118${lamp}M260 154${lamp}M376 126${lamp}`, 'ink', 'signal'],
  ['M98 262q14-8 28 0t28 0 28 0M218 298q14-8 28 0t28 0 28 0M334 270q14-8 28 0t28 0 28 0', 'glass'],
];
