import { UAParser } from 'ua-parser-js';

/** Which build a device takes, by the system that its user agent names. */
const buildOfSystem: Readonly<Record<string, string>> = {
  Windows: 'windows',
  macOS: 'mac',
  iOS: 'ios',
  Android: 'android',
  'Chrome OS': 'chrome',
  Tizen: 'samsung-tv',
  webOS: 'lg-tv',
  'Chromecast Android': 'tv',
};

/** The id of the build for the device that asks; undefined where there is none. */
export function findPlatform(userAgent: string | undefined): string | undefined {
  const { os, device } = new UAParser(userAgent?.slice(0, 500) ?? '').getResult();
  if (device.model === 'Apple TV') return 'apple-tv';
  if (os.name === 'Android' && device.type === 'smarttv') return 'tv';
  return buildOfSystem[os.name ?? ''];
}
