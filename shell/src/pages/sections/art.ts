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

export type Art = z.infer<typeof art>;
