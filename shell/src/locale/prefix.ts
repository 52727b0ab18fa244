import { defaultLanguage, isLanguage, type Language } from '@tidegate/contracts/languages';
import type { Device } from '@tidegate/contracts/store/appState';

export interface PrefixedPath {
  language: Language | undefined;
  device: Device;
  /** The path without language and device, starting with a slash. */
  sitePath: string;
}

/** Parses `/{language}/m/rest`. */
export function parsePrefix(pathname: string): PrefixedPath {
  const segments = pathname.split('/').slice(1);
  const first = segments[0]?.toLowerCase();
  const language = isLanguage(first) ? first : undefined;
  if (language) segments.shift();
  const device = segments[0]?.toLowerCase() === 'm' ? 'mobile' : 'desktop';
  // Removing a repeated device here avoids another redirect.
  while (segments[0]?.toLowerCase() === 'm') segments.shift();
  return { language, device, sitePath: `/${segments.join('/')}` };
}

/** The router's basename: `` for English on a desktop, else `/de`, `/m` or `/de/m`. */
export function toBasename(language: Language, device: Device): string {
  return `${language === defaultLanguage ? '' : `/${language}`}${device === 'mobile' ? '/m' : ''}`;
}

export function toPrefixedPath(sitePath: string, language: Language, device: Device): string {
  const basename = toBasename(language, device);
  return sitePath === '/' ? basename || '/' : `${basename}${sitePath}`;
}

/** The site path of a page within this language and device; undefined for any other page. */
export function toSitePath(pathname: string, basename: string): string | undefined {
  const { language, device, sitePath } = parsePrefix(pathname);
  return toBasename(language ?? defaultLanguage, device) === basename ? sitePath : undefined;
}
