import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames';
import { FieldError } from './FieldError';

export interface FieldWords {
  label: ReactNode;
  /** Stands between label and control, because below it a keyboard on a phone would cover it. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the control invalid. */
  error?: ReactNode;
  /** Shown after the label of a field that may stay empty, such as "(optional)". */
  optionalMark?: ReactNode;
}

interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldWords {
  id: string | undefined;
  describedBy: string | undefined;
  className: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, hint and error around one control, tied together for assistive technology. */
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
