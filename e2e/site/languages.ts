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

/** Phones are covered by one language of each text direction. */
export const languagesOn: Readonly<Record<Device, readonly Language[]>> = {
  desktop: languages,
  phone: ['en', 'ar'],
};

/** Each page is read in English and one other language, because all share one route table. */
export function isInTurn(index: number, language: Language): boolean {
  const [english, ...others] = languages;
  return language === english || language === others[index % others.length];
}

export function toAddress(path: string, language: string, device: Device): string {
  const prefix = (language === 'en' ? '' : `/${language}`) + (device === 'phone' ? '/m' : '');
  return path === '/' ? prefix || '/' : prefix + path;
}

export const userAgents: Readonly<Record<Device, string>> = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36',
  phone:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
};
