import styles from './PeriodBar.module.css';

interface PeriodBarProps {
  startsAt: string;
  endsAt: string;
  refundUntil: string | null | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** How much of the paid period has passed, with a mark where the refund ends; text has the dates. */
export function PeriodBar({ startsAt, endsAt, refundUntil, now }: PeriodBarProps) {
  const start = Date.parse(startsAt);
  const toPercent = (instant: number) =>
    Math.round(Math.min(1, Math.max(0, (instant - start) / (Date.parse(endsAt) - start))) * 100);
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <path stroke="none" d={`M0 0h${String(toPercent(now))}v1H0z`} />
      {refundUntil && <path d={`M${String(toPercent(Date.parse(refundUntil)))} 0v1`} />}
    </svg>
  );
}
