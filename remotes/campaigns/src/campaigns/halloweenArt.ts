import type { Shape } from './CampaignArt';

/** A moonlit night: the buoy in the channel is a lantern that grins through a portcullis. */
export const halloweenArt: readonly Shape[] = [
  ['M384 30a46 46 0 1 0 0 92a46 46 0 1 0 0-92z', 'ink', 'paper'],
  ['M60 96q14-16 26 0 12-16 26 0M140 54q10-12 20 0 10-12 20 0', 'ink'],
  ['M0 250h480v110H0z', undefined, 'water'],
  ['M226 116c60-34 146 8 146 92s-70 112-146 92c-76 20-146-8-146-92s86-126 146-92z', 'ink', 'land'],
  ['M226 116c-70 40-70 144 0 184 70-40 70-144 0-184V74m-20 0h40', 'ink'],
  [
    'M226 53a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM136 190l28-40 28 40zm124 0 28-40 28 40zM134 218h184c-8 40-40 58-92 58s-84-18-92-58z',
    'ink',
    'signal',
  ],
  ['M162 218v40m32 14v-54m32 0v58m32-4v-54m32 0v40', 'ink'],
  [
    'M0 288q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0M40 322q20-8 40 0t40 0M220 338q20-8 40 0t40 0M350 314q20-8 40 0t40 0',
    'glass',
  ],
];
