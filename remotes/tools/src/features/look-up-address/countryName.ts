import { defaultLanguage, type Language } from '@tidegate/contracts/languages';

/** A country's name in the visitor's language; in English the server's name takes precedence. */
export function countryName(
  { country, country_code: code }: { country: string; country_code: string },
  language: Language,
): string {
  if (!code || language === defaultLanguage) return country;
  return (
    new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? country
  );
}
