import type { Shape } from './CampaignArt';

/** The gate at low water: its staff shows how far the level has fallen. */
export const blackFridayArt: readonly Shape[] = [
  ['M96 76h256v256H96z', undefined, 'water'],
  ['M128 76v66m32 0v-66m32 0v66m32 0v-66m32 0v66m32 0v-66m32 0v66M96 100h256M96 126h256', 'ink'],
  ['M96 272h256v60H96z', undefined, 'shoal'],
  [
    'M96 272q16-7 32 0t32 0 32 0 32 0 32 0 32 0 32 0 32 0M112 290q16-6 32 0t32 0M232 296q16-6 32 0t32 0M148 314q14-6 28 0t28 0',
    'glass',
  ],
  ['M172 258h60l-10 16h-40zm30 0v-46l22 38h-22', 'ink', 'paper'],
  ['M20 48h440v28H20zM40 76h56v256H40zM352 76h88v256h-88z', 'ink', 'land'],
  [
    'M56 96h12m-12 16h20m-20 16h12m-12 16h20m-20 16h12m-12 16h20m-20 16h12m-12 16h20m-20 16h12m-12 16h20m-20 16h12m-12 16h20m-20 16h12M352 128h40m48 0h-24M352 180h22m66 0h-40M352 232h48m40 0h-16M226 48h28',
    'ink',
  ],
  ['M240 21a9 9 0 1 0 0 18a9 9 0 1 0 0-18z', 'ink', 'signal'],
  ['M96 160h256M388 160v112m-9-13 9 13 9-13', 'signal'],
];
