import type { IconName } from '@tidegate/design-system';
import * as z from 'zod/mini';

const sceneNames = [
  'bellBuoy',
  'bottle',
  'breakwater',
  'dividers',
  'flagHoist',
  'gate',
  'lighthouse',
  'lockHarbour',
  'regatta',
  'sextant',
] as const;

export type SceneName = (typeof sceneNames)[number];

export const art = z.discriminatedUnion('picture', [
  z.object({ picture: z.enum(sceneNames) }),
  z.object({ picture: z.literal('bearingsRose'), bearing: z.number() }),
  z.object({ picture: z.literal('tideLines'), lines: z.number() }),
]);

export const icons = [
  'anchor',
  'check',
  'clock',
  'compass',
  'copy',
  'cross',
  'device',
  'download',
  'external',
  'eye',
  'eye-off',
  'gate',
  'globe',
  'info',
  'lock',
  'search',
  'shield',
  'user',
  'warning',
  'wave',
] as const satisfies readonly IconName[];

export type Art = z.infer<typeof art>;
