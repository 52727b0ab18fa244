import colours from './colours.module.css';

interface Theme {
  /** Class that sets the colours as custom properties. */
  colours: string | undefined;
  /** SVG path beside the gate, around the point 250, 56. */
  sign: string;
}

const { lowWater, springTide, nightTide } = colours;

/** The name of a family is also the context of its translations. */
export const families = {
  // A falling water level.
  blackFriday: {
    colours: lowWater,
    sign: 'M206 24h88M240 42v30h-12l22 24 22-24h-12V42z',
  },
  // An egg with tide lines.
  easter: {
    colours: springTide,
    sign: 'M250 14c34 0 58 88 0 88s-34-88 0-88zm-34 44q9-10 17 0t17 0 17 0 17 0',
  },
  // A grinning lantern.
  halloween: {
    colours: nightTide,
    sign: 'M250 26c90-30 90 92 0 84-90 8-90-114 0-84V10m-30 50l12-18 12 18zm36 0 12-18 12 18zm-44 14h76q-38 40-76 0zm38 0v20',
  },
  // A cake in the form of a flight of locks, with a candle.
  anniversary: {
    colours: springTide,
    sign: 'M236 52V30h-8l10-20 10 20h-8v22h24v24h22v26h-96V76h22V52zm-24 24h52',
  },
  // A tide clock, whose hand turns once a day.
  oneDay: {
    colours: lowWater,
    sign: 'M250 10a46 46 0 1 0 0 92a46 46 0 1 0 0-92zv10m0 36 20-24',
  },
  // A compass rose.
  season: { colours: springTide, sign: 'M250 10l8 38 38 8-38 8-8 38-8-38-38-8z' },
  // A screen with a play button.
  streaming: { colours: nightTide, sign: 'M206 22h88v64h-88zm34 18v28l24-14z' },
  // Two boats.
  invite: {
    colours: springTide,
    sign: 'M206 62h36l-8 16h-20zm18 0V22l18 32M260 82h36l-8 16h-20zm18 0V42l18 32',
  },
  // A coupon.
  coupon: {
    colours: lowWater,
    sign: 'M206 30h88v18a8 8 0 0 0 0 16v18h-88V64a8 8 0 0 0 0-16z',
  },
} satisfies Readonly<Record<string, Theme>>;

export type FamilyName = keyof typeof families;
