/** Every language of the site; English addresses have no prefix. */
export const languages = [
  'en',
  'ru',
  'de',
  'es',
  'fr',
  'it',
  'ja',
  'nl',
  'pl',
  'pt',
  'ar',
] as const;

export type Language = (typeof languages)[number];
export type Device = 'desktop' | 'phone';

/** On the phone a language from each side shows that it is asked. */
export const languagesOn: Readonly<Record<Device, readonly Language[]>> = {
  desktop: languages,
  phone: ['en', 'ar'],
};

/**
 * Whether a page is read in a language because it is its turn. Where a page stands and what it
 * belongs to come from one table for all languages: each page is read in English and in one other.
 */
export function isInTurn(index: number, language: Language): boolean {
  const [english, ...others] = languages;
  return language === english || language === others[index % others.length];
}

/** The address of a page in a language and on a device, as the site writes it. */
export function toAddress(path: string, language: string, device: Device): string {
  const prefix = (language === 'en' ? '' : `/${language}`) + (device === 'phone' ? '/m' : '');
  return path === '/' ? prefix || '/' : prefix + path;
}

export const userAgents: Readonly<Record<Device, string>> = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36',
  phone:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
};
