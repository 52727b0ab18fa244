import * as z from 'zod/mini';

const frames = ['phone', 'window', 'television'] as const;

/** The app as a picture. `own` is the device of the page's entry. */
export const appArt = z.object({
  picture: z.literal('app'),
  frame: z.enum([...frames, 'own']),
  /** Whether a chart lies behind the device. */
  onChart: z.optional(z.boolean()),
});

export type AppArtContent = z.infer<typeof appArt>;

export type AppFrame = (typeof frames)[number];

/** What the drawn app shows, in the language of the section. */
export interface AppArt {
  picture: 'app';
  frame: AppFrame;
  onChart?: boolean | undefined;
  /** Of the chart. */
  sheet: number;
  /** Says that this is a drawing. */
  caption: string;
  status: { off: string; on: string };
  duration: string;
  address: { label: string; before: string; after: string };
  disconnect: string;
  /** Cities with their countries; the app is connected to the first. */
  places: readonly { city: string; country: string }[];
}
