import { type DeviceHeaders, parseUserAgent, readUserAgent } from './deviceHeaders';

/** Build IDs by the system that a user agent or hint names. */
const buildOfSystem: Readonly<Record<string, string>> = {
  Windows: 'windows',
  macOS: 'mac',
  iOS: 'ios',
  Android: 'android',
  'Chrome OS': 'chrome',
  'Chromium OS': 'chrome',
};

/** Televisions share systems with other devices, so other marks identify them. */
const televisions: readonly (readonly [mark: RegExp, build: string])[] = [
  [/\bApple ?TV/i, 'apple-tv'],
  [/\bTizen\b.*\bTV\b|\bSMART-TV\b.*\bTizen\b/i, 'samsung-tv'],
  [/\bWeb[0O]S\b/i, 'lg-tv'],
  [/\b(?:Android TV|Google ?TV|CrKey|BRAVIA|AFT\w+|SMART-TV)\b/i, 'tv'],
];

/** Returns the ID of the build for the requesting device; undefined if there is none. */
export function findPlatform(headers: DeviceHeaders): string | undefined {
  const userAgent = readUserAgent(headers);
  const television = televisions.find(([mark]) => mark.test(userAgent));
  if (television) return television[1];
  return (
    buildOfSystem[readHint(headers['sec-ch-ua-platform'])] ??
    buildOfSystem[parseUserAgent(userAgent)?.getOSName() ?? '']
  );
}

function readHint(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value.replace(/^"(.*)"$/, '$1') : '';
}
