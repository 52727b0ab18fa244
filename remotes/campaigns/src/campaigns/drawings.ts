import type { Shape } from './CampaignArt';

function swell(x: number, y: number, length: number): string {
  return `M${String(x)} ${String(y)}q20-8 40 0t40 0${' 40 0'.repeat(length)}`;
}

function lamp(x: number, y: number): string {
  return `M${String(x)} ${String(y)}a9 9 0 1 0 0 18a9 9 0 1 0 0-18z`;
}

function egg(x: number, y: number): string {
  return `M${String(x)} ${String(y)}c22 0 42 40 42 68 0 30-18 48-42 48s-42-18-42-48c0-28 20-68 42-68z`;
}

const sea: readonly Shape[] = [
  ['M0 240h480v120H0z', undefined, 'water'],
  [swell(0, 240, 10) + swell(20, 340, 0) + swell(320, 330, 1), 'glass'],
];

/** The gate at low water: its staff shows how far the level has fallen. */
export const lowGate: readonly Shape[] = [
  ['M96 76h256v256H96z', undefined, 'water'],
  ['M96 272h256v60H96z', undefined, 'shoal'],
  ['M128 76v66m32 0V76m32 0v66m32 0V76m32 0v66m32 0V76m32 0v66M96 100h256M96 126h256', 'ink'],
  [swell(104, 276, 4) + swell(180, 306, 1), 'glass'],
  ['M172 258h60l-10 16h-40zm30 0v-46l22 38h-22', 'ink', 'paper'],
  ['M20 48h440v28H20zM40 76h56v256H40zm312 0h88v256h-88z', 'ink', 'land'],
  [`M56 96h12${'m-12 16h20m-20 16h12'.repeat(6)}`, 'ink'],
  [lamp(240, 26), 'ink', 'signal'],
  ['M96 160h256m36 0v112m-9-13 9 13 9-13', 'signal'],
];

/** Sunrise at spring tide: the buoys that mark the channel are eggs for a weekend. */
export const eggBuoys: readonly Shape[] = [
  ['M140 240a100 100 0 0 1 200 0z', undefined, 'land'],
  ['M240 112V84M153 153l-20-20m194 20 20-20M116 220H88m276 0h28', 'signal'],
  ...sea,
  [egg(120, 158) + egg(244, 194) + egg(372, 168), 'ink', 'paper'],
  [swell(80, 230, 0) + swell(204, 266, 0) + swell(332, 240, 0), 'ink'],
  [lamp(120, 140) + lamp(244, 176) + lamp(372, 150), 'ink', 'signal'],
  [swell(80, 278, 0) + swell(204, 314, 0) + swell(332, 288, 0), 'glass'],
];

/** A moonlit night: the buoy in the channel is a lantern that grins through a portcullis. */
export const grinningLantern: readonly Shape[] = [
  ['M384 30a46 46 0 1 0 0 92a46 46 0 1 0 0-92z', 'ink', 'paper'],
  ...sea,
  [
    'M226 116c60-34 146 8 146 92s-70 112-146 92c-76 20-146-8-146-92s86-126 146-92V74m-20 0h40',
    'ink',
    'land',
  ],
  [
    `${lamp(226, 56)}M136 190l28-40 28 40zm124 0 28-40 28 40zM134 218h184c-8 40-40 58-92 58s-84-18-92-58z`,
    'ink',
    'signal',
  ],
  ['M162 218v40m32 14v-54m32 0v58m32-4v-54m32 0v40', 'ink'],
  [swell(100, 310, 4), 'glass'],
];

/** A flight of locks, one above the other like a cake, with the harbour light for a candle. */
export const festiveLocks: readonly Shape[] = [
  ...sea,
  ['M170 128h140v66H170zm-50 66h240v62H120zm-56 62h352v60H64z', 'ink', 'paper'],
  ['M170 128h140v16H170zm-50 66h240v16H120zm-56 62h352v16H64zM230 72h20v56h-20z', 'ink', 'land'],
  [swell(200, 168, 0) + swell(140, 234, 3) + swell(80, 296, 6), 'glass'],
  [lamp(240, 46), 'ink', 'signal'],
  [
    'M284 48h28m-116 0h-28M278 22l22-12m-98 12-22-12M20 84q60 56 128 40m312-40q-60 56-128 40',
    'signal',
  ],
];

/** A tide clock: one turn of its hand is one day. */
export const tideClock: readonly Shape[] = [
  ['M150 318h180l20 26H130z', 'ink', 'land'],
  ['M240 34a146 146 0 1 0 0 292a146 146 0 1 0 0-292z', 'ink', 'paper'],
  [`${swell(100, 180, 5)}a140 140 0 0 1-280 0z`, 'glass', 'water'],
  [
    'M240 46v20m0 228v20M106 180h20m228 0h20M145 85l14 14m162 0 14-14m0 190-14-14m-162 0-14 14',
    'ink',
  ],
  ['M240 180l62-72m0 0-20 6m20-6-3 20', 'signal'],
  [lamp(240, 171), 'ink', 'signal'],
];
