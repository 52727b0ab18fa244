export type TimeUnit = 'days' | 'hours' | 'minutes' | 'seconds';

type TimeLeft = Readonly<Record<TimeUnit, number>>;

export const unitSeconds: TimeLeft = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };

/** Splits the time until an instant; a started second counts as whole, the past as zero. */
export function splitTimeLeft(untilMs: number, nowMs: number): TimeLeft {
  const total = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

export function padFigure(figure: number): string {
  return String(figure).padStart(2, '0');
}
