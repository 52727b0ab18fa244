import { type DeviceHeaders, parseUserAgent, readUserAgent } from './deviceHeaders';

/** Which build a device takes, by the system that its user agent or hint names. */
const buildOfSystem: Readonly<Record<string, string>> = {
  Windows: 'windows',
  macOS: 'mac',
  iOS: 'ios',
  Android: 'android',
  'Chrome OS': 'chrome',
  'Chromium OS': 'chrome',
};

/** Televisions run systems that other devices have too, so they are known by other marks. */
const televisions: readonly (readonly [mark: RegExp, build: string])[] = [
  [/\bApple ?TV/i, 'apple-tv'],
  [/\bTizen\b.*\bTV\b|\bSMART-TV\b.*\bTizen\b/i, 'samsung-tv'],
  [/\bWeb[0O]S\b/i, 'lg-tv'],
  [/\b(?:Android TV|Google ?TV|CrKey|BRAVIA|AFT\w+|SMART-TV)\b/i, 'tv'],
];

/** The id of the build for the device that asks; undefined where there is none. */
export function findPlatform(headers: DeviceHeaders): string | undefined {
  const userAgent = readUserAgent(headers);
  const television = televisions.find(([mark]) => mark.test(userAgent));
  if (television) return television[1];
  return (
    buildOfSystem[readHint(headers['sec-ch-ua-platform'])] ??
    buildOfSystem[parseUserAgent(userAgent)?.getOSName() ?? '']
  );
}

/** The words of a structured header; empty where there are none. */
function readHint(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value.replace(/^"(.*)"$/, '$1') : '';
}
