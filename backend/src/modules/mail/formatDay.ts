import type { Language } from '@tidegate/contracts/languages';

/** A day as a letter names it; which day is said in UTC, as everywhere on the site. */
export function formatDay(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
