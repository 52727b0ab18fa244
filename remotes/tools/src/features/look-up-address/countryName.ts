import { defaultLanguage, type Language } from '@tidegate/contracts/languages';

/** The name of a country in the visitor's language; the site's own table decides in English. */
export function countryName(
  { country, country_code: code }: { country: string; country_code: string },
  language: Language,
): string {
  if (!code || language === defaultLanguage) return country;
  return (
    new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? country
  );
}
