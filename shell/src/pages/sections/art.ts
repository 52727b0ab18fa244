import * as z from 'zod/mini';
import { appArt, type AppArt } from './app/appArt';

const sceneNames = [
  'bellBuoy',
  'bottle',
  'breakwater',
  'dividers',
  'flagHoist',
  'gate',
  'lighthouse',
  'regatta',
  'sextant',
] as const;

export type SceneName = (typeof sceneNames)[number];

/** A picture without text. */
export const drawing = z.discriminatedUnion('picture', [
  z.object({ picture: z.enum(sceneNames) }),
  // The server numbers the sheet, so that no two neighbouring pages show the same part.
  z.object({ picture: z.literal('lockHarbour'), sheet: z.optional(z.int()) }),
  z.object({ picture: z.literal('bearingsRose'), bearing: z.number() }),
  z.object({ picture: z.literal('tideLines'), lines: z.number() }),
]);

export type Drawing = z.infer<typeof drawing>;

export const art = z.union([drawing, appArt]);

export type Art = Drawing | AppArt;
