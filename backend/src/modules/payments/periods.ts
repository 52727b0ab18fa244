import type { Interval } from '@tidegate/contracts/productId';

const dayMs = 86_400_000;

const units = { DAY: [1, 0], WEEK: [7, 0], MONTH: [0, 1], YEAR: [0, 12] } as const;

/** The end of an interval (UTC); a day that the month lacks becomes its last. */
export function addInterval(start: Date, { count, unit }: Interval): Date {
  const [days, months] = units[unit];
  const end = new Date(start);
  const dayOfMonth = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months * count);
  if (end.getUTCDate() !== dayOfMonth) end.setUTCDate(0);
  end.setUTCDate(end.getUTCDate() + days * count);
  return end;
}

const reminderDays = 7;
const shortTrialDays = 7;

/** When the charge at the end of a period is announced; the end of a short trial on the day before. */
export function reminderAt(period: { startedAt: Date; endsAt: Date; isTrial: boolean }): Date {
  const isShort = period.isTrial && period.endsAt <= addDays(period.startedAt, shortTrialDays);
  return addDays(period.endsAt, isShort ? -1 : -reminderDays);
}

export function addDays(start: Date, days: number): Date {
  return new Date(start.getTime() + days * dayMs);
}

/** What the whole days that are left of a paid period are worth, rounded down. */
export function unusedWorth(
  period: { startedAt: Date; endsAt: Date; priceMinor: number },
  at: Date,
): number {
  const days = Math.round((period.endsAt.getTime() - period.startedAt.getTime()) / dayMs);
  const left = Math.floor((period.endsAt.getTime() - at.getTime()) / dayMs);
  if (days <= 0 || left <= 0) return 0;
  return Math.floor((period.priceMinor * Math.min(left, days)) / days);
}
