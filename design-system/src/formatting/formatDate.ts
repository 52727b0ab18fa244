import { getDateFormat } from './formats';

export interface DateStyle {
  /** `short` is all digits, `medium` and `long` name the month. */
  date?: 'short' | 'medium' | 'long' | undefined;
  time?: 'short' | undefined;
  /** UTC by default, because the server and every browser must produce the same text. */
  timeZone?: string | undefined;
}

/** `formatDate('2026-11-27T00:00:00Z', 'de', { date: 'long' })` is `27. November 2026`. */
export function formatDate(
  instant: Date | number | string,
  language: string,
  { date = 'medium', time, timeZone = 'UTC' }: DateStyle = {},
): string {
  const format = getDateFormat(language, {
    dateStyle: date,
    ...(time ? { timeStyle: time } : {}),
    timeZone,
  });
  return format.format(new Date(instant));
}
