import type { GateProps } from '@tidegate/design-system/scenes';
import colours from './colours.module.css';

interface Theme extends GateProps {
  /** Class that sets the colours as custom properties. */
  colours: string | undefined;
}

const { lowWater, springTide, nightTide } = colours;

/**
 * The scene at the gate of each family, whose name is also the context of its translations.
 */
export const families = {
  // Low water: the staff is bare, and the boat lies on the ground at its anchor.
  blackFriday: {
    colours: lowWater,
    sea: 196,
    basin: 206,
    boat: 'rotate(18 303 170)',
    overlay: 'M205 182v24m-12-9q12 14 24 0zm12-15 34-8',
  },
  // Sunrise over the sea, and a nest in the lantern.
  easter: {
    colours: springTide,
    overlay: 'M77 82a20 20 0 0 1 40 0zm61-60h40q-18 24-40 0 6-28 13 0 7-32 14 0 6-28 13 0',
  },
  // Only the lantern gives light.
  halloween: {
    colours: nightTide,
    overlay:
      'M158 4c26-10 26 40 0 32-26 8-26-42 0-32m-12 12 5-8 5 8zm14 0 5-8 5 8zm-15 6h26q-13 14-26 0z',
  },
  // Spring tide, and flags from the staff to the boat.
  anniversary: {
    colours: springTide,
    sea: 70,
    basin: 120,
    overlay:
      'M47 34 158 20l94 48-94-48zm13-2 6 12 6-13zm24-3 6 12 6-13zm24-3 6 12 6-13zm68 3 1 14 11-8zm22 11 1 14 11-8zm22 11 1 14 11-8z',
  },
  // The gate is locked in front of a flood.
  oneDay: {
    colours: lowWater,
    sea: 70,
    overlay: 'M140 118h36v28h-36zm4 0c0-34 28-34 28 0h-6c0-24-16-24-16 0zm14 11v8',
  },
  // The tide turns under the moon.
  season: {
    colours: springTide,
    sea: 113,
    overlay: 'M250 12a30 30 0 1 0 34 42 26 26 0 0 1-34-42z',
  },
  // The lantern projects a film on a screen.
  streaming: {
    colours: nightTide,
    overlay: 'M158 20l62 42m-62-42 62 90m0-48h74v48h-74zm30 13v22l17-11z',
  },
  // A second boat behind the gate.
  invite: {
    colours: springTide,
    overlay: 'M184 140h36l-6 12h-24zm16 0v-38l14 32z',
  },
  // A signal of three flags.
  coupon: {
    colours: lowWater,
    overlay: 'M190 44h14m0 0v70m0-66h26v18h-26zm13 0v18m-13 6h26v18h-26zm0 24 26 9-26 9z',
  },
} satisfies Readonly<Record<string, Theme>>;

export type FamilyName = keyof typeof families;
