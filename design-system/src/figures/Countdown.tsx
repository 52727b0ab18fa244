import { classNames } from '../classNames';

export interface CountdownPart {
  /** Already padded and formatted, such as "07". */
  value: string;
  unit: string;
}

export interface CountdownProps {
  /** What ends, such as "Offer ends in". */
  label: string;
  parts: readonly CountdownPart[];
  className?: string | undefined;
}

/** Shows the given time left; it does not tick by itself and is not a live region. */
export function Countdown({ label, parts, className }: CountdownProps) {
  return (
    <div className={classNames('tg-countdown', className)} role="timer" aria-label={label}>
      {parts.map(({ value, unit }) => (
        <span key={unit} className="tg-countdown-part">
          <span className="tg-countdown-value">{value}</span>{' '}
          <span className="tg-countdown-unit">{unit}</span>
        </span>
      ))}
    </div>
  );
}
