/**
 * Which codes of the header `X-App-Type` belong to which family of apps (specification §3), each
 * range with both of its ends. Of iOS the specification names the first code alone: a code below
 * the next family's that the Mac does not have is one of iOS.
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

export const appFamilyNames = Object.keys(appFamilies) as [AppFamily, ...AppFamily[]];

const ranges = appFamilyNames.flatMap((family) =>
  appFamilies[family].map(([first, last]) => ({ family, first, last })),
);

/** The family of a code, if it is anybody's. */
export function findAppFamily(appType: number): AppFamily | undefined {
  if (!Number.isInteger(appType)) return undefined;
  return ranges.find(({ first, last }) => appType >= first && appType <= last)?.family;
}

/** The code in a header's text: digits and nothing else, of a family that we know. */
export function parseAppType(text: string): number | undefined {
  if (!/^[1-9]\d{0,2}$/.test(text)) return undefined;
  const appType = Number(text);
  return findAppFamily(appType) === undefined ? undefined : appType;
}
