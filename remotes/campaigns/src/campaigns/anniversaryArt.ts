import type { Shape } from './CampaignArt';

/** A flight of locks, one above the other like a cake, with the harbour light for a candle. */
export const anniversaryArt: readonly Shape[] = [
  ['M0 316h480v44H0z', undefined, 'water'],
  ['M170 128h140v66H170zM120 194h240v62H120zM64 256h352v60H64z', 'ink', 'paper'],
  ['M170 128h140v20H170zM120 194h240v20H120zM64 256h352v20H64zM230 72h20v56h-20z', 'ink', 'land'],
  [
    'M180 162q10 12 20 0t20 0 20 0 20 0 20 0 20 0M130 230q10 12 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0M70 294q10 12 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0',
    'glass',
  ],
  ['M0 316h480M230 92l20-12M230 112l20-12', 'ink'],
  [
    'M240 30c14 18 12 34 0 34s-14-16 0-34zM42 62l22 2-14 18zm46 22h22l-12 18zm350-22-22 2 14 18zm-46 22h-22l12 18z',
    'ink',
    'signal',
  ],
  [
    'M284 48h28m-116 0h-28M278 22l22-12m-98 12-22-12M20 44q60 56 128 40m312-40q-60 56-128 40',
    'signal',
  ],
];
