import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Placed at the end edge of a card, such as a price or a badge. */
  end?: ReactNode;
}

export function Radio({ label, hint, end, className, ...input }: RadioProps) {
  const id = useId();

  return (
    <label className={classNames('tg-choice', className)}>
      <input
        {...input}
        type="radio"
        className="tg-choice-mark"
        aria-labelledby={`${id}-label`}
        aria-describedby={[hint && `${id}-hint`, end && `${id}-end`].filter(Boolean).join(' ')}
      />
      <span className="tg-choice-label" id={`${id}-label`}>
        {label}
      </span>
      {end ? (
        <span className="tg-choice-end" id={`${id}-end`}>
          {end}
        </span>
      ) : null}
      {hint ? (
        <span className="tg-field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
    </label>
  );
}
