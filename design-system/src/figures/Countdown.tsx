import { classNames } from '../classNames';

export interface CountdownPart {
  /** Already padded and formatted, such as "07". */
  value: string;
  unit: string;
  /** Length of the unit, such as 60. */
  unitSeconds: number;
}

export interface CountdownProps {
  /** What ends, such as "Offer ends in". */
  label: string;
  /** The instant of its end in ISO 8601, by which a script may keep the figures current. */
  until: string;
  parts: readonly CountdownPart[];
  className?: string | undefined;
}

/** Shows the given time left; it does not tick by itself and is not a live region. */
export function Countdown({ label, until, parts, className }: CountdownProps) {
  return (
    <div
      className={classNames('tg-countdown', className)}
      role="timer"
      aria-label={label}
      data-until={until}
    >
      {parts.map(({ value, unit, unitSeconds }) => (
        <span key={unit} className="tg-countdown-part">
          <span className="tg-countdown-value" data-unit={unitSeconds} suppressHydrationWarning>
            {value}
          </span>{' '}
          <span className="tg-countdown-unit">{unit}</span>
        </span>
      ))}
    </div>
  );
}
