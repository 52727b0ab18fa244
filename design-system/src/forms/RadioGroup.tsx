import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames';
import { FieldError } from './FieldError';

export interface RadioGroupProps {
  legend: ReactNode;
  /** Shows the legend only to assistive technology, if the page already contains the text. */
  legendHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** `segments` is for two to four short labels, `cards` for options that need an explanation. */
  variant?: 'list' | 'cards' | 'segments' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function RadioGroup(props: RadioGroupProps) {
  const { legend, legendHidden, hint, error, variant = 'list', className, children } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  return (
    <fieldset
      className={classNames('tg-radios', className)}
      data-look={variant}
      aria-describedby={describedBy || undefined}
    >
      <legend className={legendHidden ? 'tg-hidden' : 'tg-field-label'}>{legend}</legend>
      {hint ? (
        <div className="tg-field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      <div className="tg-radios-list">{children}</div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
