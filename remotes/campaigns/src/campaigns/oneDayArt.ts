import type { Shape } from './CampaignArt';

/** A tide clock: one turn of its hand is one day. */
export const oneDayArt: readonly Shape[] = [
  ['M150 318h180l20 26H130z', 'ink', 'land'],
  ['M240 34a146 146 0 1 0 0 292a146 146 0 1 0 0-292z', 'ink', 'paper'],
  ['M100 180q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0a140 140 0 0 1-280 0z', 'glass', 'water'],
  ['M128 222q14-8 28 0t28 0M286 240q14-8 28 0t28 0M190 276q14-8 28 0t28 0 28 0', 'glass'],
  [
    'M240 46v20m0 228v20M106 180h20m228 0h20M145 85l14 14m162 162 14 14m0-190-14 14M159 261l-14 14',
    'ink',
  ],
  ['M240 180l62-72m0 0-20 6m20-6-3 20', 'signal'],
  ['M240 171a9 9 0 1 0 0 18a9 9 0 1 0 0-18z', 'ink', 'signal'],
];
