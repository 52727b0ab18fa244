/** The browser of a session as its owner knows it; a name is empty where it tells none of these. */
export interface BrowserName {
  browser: string;
  system: string;
}

export const noBrowser: BrowserName = { browser: '', system: '' };

type Name = readonly [mark: RegExp, name: string];

/** In this order: most claim to be Chrome and Safari too. */
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

/** What a `User-Agent` says, in two words; versions are nobody's business and are not kept. */
export function nameBrowser(userAgent: string): BrowserName {
  return { browser: findName(browsers, userAgent), system: findName(systems, userAgent) };
}

function findName(names: readonly Name[], text: string): string {
  return names.find(([mark]) => mark.test(text))?.[1] ?? '';
}
