import { keysOf } from '../keysOf';

/**
 * Inclusive ranges of codes of `X-App-Type`. The specification (§3) gives only the first of iOS:
 * every code below 101 that is not a Mac code counts as iOS.
 */
export const appFamilies = {
  ios: [
    [1, 11],
    [13, 14],
    [16, 100],
  ],
  mac: [
    [12, 12],
    [15, 15],
  ],
  android: [[101, 115]],
  androidSdk: [[201, 201]],
  chrome: [[301, 302]],
  windows: [[401, 402]],
  web: [
    [501, 503],
    [512, 512],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [number, number])[]>>;

export type AppFamily = keyof typeof appFamilies;

/** The code that this site sends. */
export const webAppType = 501;

export const appFamilyNames = keysOf(appFamilies);

const ranges = appFamilyNames.flatMap((family) =>
  appFamilies[family].map(([first, last]) => ({ family, first, last })),
);

/** The app family of a code, if there is one. */
export function findAppFamily(appType: number): AppFamily | undefined {
  if (!Number.isInteger(appType)) return undefined;
  return ranges.find(({ first, last }) => appType >= first && appType <= last)?.family;
}

/** Parses a header value: digits only, and a code of a known family. */
export function parseAppType(text: string): number | undefined {
  if (!/^[1-9]\d{0,2}$/.test(text)) return undefined;
  const appType = Number(text);
  return findAppFamily(appType) === undefined ? undefined : appType;
}
