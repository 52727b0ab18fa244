import { addDays } from '@tidegate/contracts/catalogue/periods';

const dayMs = 86_400_000;

const reminderDays = 7;
const shortTrialDays = 7;

/** When the renewal is announced. The end of a short trial is announced the day before. */
export function reminderAt(period: { startedAt: Date; endsAt: Date; isTrial: boolean }): Date {
  const isShort = period.isTrial && period.endsAt <= addDays(period.startedAt, shortTrialDays);
  return addDays(period.endsAt, isShort ? -1 : -reminderDays);
}

export function wholeDaysBetween(start: Date, end: Date): number {
  return Math.max(0, Math.floor((end.getTime() - start.getTime()) / dayMs));
}

/** Credit for the remaining whole days of a paid period, rounded down. */
export function proratedCredit(
  period: { startedAt: Date; endsAt: Date; priceMinor: number },
  at: Date,
): number {
  const days = Math.round((period.endsAt.getTime() - period.startedAt.getTime()) / dayMs);
  const left = wholeDaysBetween(at, period.endsAt);
  if (days <= 0) return 0;
  return Math.floor((period.priceMinor * Math.min(left, days)) / days);
}
