import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames';
import { FieldError } from './FieldError';

export interface FieldMessages {
  label: ReactNode;
  /** Placed above the control, because the keyboard of a phone would cover it below. */
  hint?: ReactNode;
  /** Its presence marks the control as invalid. */
  error?: ReactNode;
  /** Shown after the label of an optional field, such as "(optional)". */
  optionalMark?: ReactNode;
}

interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldMessages {
  id: string | undefined;
  describedBy: string | undefined;
  className: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

/** Associates label, hint and error with one control for assistive technology. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, error, optionalMark, describedBy, className, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';

  return (
    <div className={classNames('tg-field', className)}>
      <label className="tg-field-label" htmlFor={id}>
        {label}
        {optionalMark ? <span className="tg-field-optional"> {optionalMark}</span> : null}
      </label>
      {hint ? (
        <div className="tg-field-hint" id={hintId}>
          {hint}
        </div>
      ) : null}
      {children({
        id,
        'aria-describedby': [describedBy, hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
