export interface BrowserName {
  browser: string;
  system: string;
}

export const noBrowser: BrowserName = { browser: '', system: '' };

type Name = readonly [mark: RegExp, name: string];

/** Order matters, because most user agents also claim to be Chrome and Safari. */
const browsers: readonly Name[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly Name[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Reduces a user agent to two names. Versions are not stored, for privacy. */
export function nameBrowser(userAgent: string): BrowserName {
  return { browser: findName(browsers, userAgent), system: findName(systems, userAgent) };
}

function findName(names: readonly Name[], text: string): string {
  return names.find(([mark]) => mark.test(text))?.[1] ?? '';
}
