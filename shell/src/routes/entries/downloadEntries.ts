import type { PageEntry } from './pageEntry';

/** `build` is an ID in `content/builds.json`. */
export const productEntries: readonly PageEntry[] = [
  { id: 'windows', product: 'Windows', build: 'windows' },
  { id: 'mac', product: 'Mac', build: 'mac' },
  { id: 'ios', product: 'iOS', build: 'ios' },
  { id: 'android', product: 'Android', build: 'android' },
  { id: 'chrome', product: 'Chrome', build: 'chrome' },
  { id: 'tv', product: 'Android TV', build: 'tv' },
];

export const televisionEntries: readonly PageEntry[] = [
  { id: 'smart-tv', product: 'Smart TV', build: 'tv' },
  { id: 'samsung-tv', product: 'Samsung TV', build: 'samsung-tv' },
  { id: 'apple-tv', product: 'Apple TV', build: 'apple-tv' },
  { id: 'lg-tv', product: 'LG TV', build: 'lg-tv' },
];

/** No app runs on consoles: their pages explain how to share a connection with them. */
export const consoleEntries: readonly PageEntry[] = [
  { id: 'playstation', product: 'PlayStation' },
  { id: 'xbox', product: 'Xbox' },
  { id: 'nintendo-switch', product: 'Nintendo Switch' },
];
