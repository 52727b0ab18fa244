import type { Shape } from './CampaignArt';

/** Tide lines from a point on, each crest 80 wide. */
function swell(start: string, crests: number): string {
  return `M${start}${'q20-8 40 0t40 0'.repeat(crests)}`;
}

function lamp(top: string): string {
  return `M${top}a9 9 0 1 0 0 18a9 9 0 1 0 0-18z`;
}

const egg = 'c44 0 74 116 0 116s-44-116 0-116v-16z';

const sea: Shape = [`${swell('0 240', 6)}v120H0z`, 'water', 'glass'];

/** The gate at low water: an arrow shows how far the level has fallen. */
export const lowGate: readonly Shape[] = [
  ['M96 76h256v200H96z', 'water'],
  [`${swell('96 276', 3)}h16v60H96z`, 'shoal'],
  [`M128 76v66${'m32-66v66'.repeat(6)}`],
  ['M172 258h60l-10 16h-40zm30 0v-46l22 38h-22', 'paper'],
  ['M20 48h440v28H20zM40 76h56v260H40zm312 0h88v260h-88z', 'land'],
  [lamp('240 30'), 'signal'],
  ['M96 160h256m36 0v112m-9-13 9 13 9-13', 'none', 'signal'],
];

/** Sunrise at spring tide: the buoys that mark the channel are eggs for a weekend. */
export const eggBuoys: readonly Shape[] = [
  ['M140 240a100 100 0 0 1 200 0z', 'land', 'signal'],
  sea,
  [`M120 160${egg}M240 190${egg}M360 160${egg}`, 'paper'],
  [lamp('120 126') + lamp('240 156') + lamp('360 126'), 'signal'],
  [swell('80 276', 1) + swell('200 306', 1) + swell('320 276', 1), 'none', 'glass'],
];

/** A moonlit night: the buoy in the channel is a lantern that grins through a portcullis. */
export const grinningLantern: readonly Shape[] = [
  ['M384 30a46 46 0 1 0 0 92a46 46 0 1 0 0-92z', 'paper'],
  sea,
  ['M226 116c180-60 180 200 0 184c-180 16-180-244 0-184V74', 'land'],
  [
    `${lamp('226 56')}M136 190l28-40 28 40zm124 0 28-40 28 40zM134 218h184q-92 110-184 0zm46 0v36m46-36v54m46-54v36`,
    'signal',
  ],
];

/** A flight of locks, one above the other like a cake, with the harbour light for a candle. */
export const festiveLocks: readonly Shape[] = [
  sea,
  ['M230 72h20v56h60v66h50v62h56v60H64v-60h56v-62h50v-66h60zM170 194h140M120 256h240', 'paper'],
  [swell('200 160', 1) + swell('160 226', 2) + swell('80 290', 4), 'none', 'glass'],
  [lamp('240 54'), 'signal'],
  ['M284 56h28m-116 0h-28M20 84q60 56 128 40m312-40q-60 56-128 40', 'none', 'signal'],
];

/** A tide clock: one turn of its hand is one day. */
export const tideClock: readonly Shape[] = [
  ['M150 318h180l20 26H130z', 'land'],
  ['M240 34a146 146 0 1 0 0 292a146 146 0 1 0 0-292zv20m0 252v20M94 180h20m252 0h20', 'paper'],
  [`${swell('120 180', 3)}a120 120 0 0 1-240 0z`, 'water', 'glass'],
  ['M240 180l62-72m0 0-20 6m20-6-3 20', 'none', 'signal'],
  [lamp('240 171'), 'signal'],
];
