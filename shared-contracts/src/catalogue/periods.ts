import type { Interval } from './productId';

const dayMs = 86_400_000;

const units = { DAY: [1, 0], WEEK: [7, 0], MONTH: [0, 1], YEAR: [0, 12] } as const;

/** The end of an interval (UTC); a day that the month lacks becomes its last day. */
export function addInterval(start: Date, { count, unit }: Interval): Date {
  const [days, months] = units[unit];
  const end = new Date(start);
  const dayOfMonth = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months * count);
  if (end.getUTCDate() !== dayOfMonth) end.setUTCDate(0);
  end.setUTCDate(end.getUTCDate() + days * count);
  return end;
}

export function addDays(start: Date, days: number): Date {
  return new Date(start.getTime() + days * dayMs);
}

/** The end of the paid period and the time of the next charge, as shown to buyers. */
export function endOfPeriod(start: Date, interval: Interval, freeDays: number): Date {
  return addDays(addInterval(start, interval), freeDays);
}
