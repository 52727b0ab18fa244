import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames';
import { FieldError } from './FieldError';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ label, hint, error, className, id, ...input }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint ? `${inputId}-hint` : '';
  const errorId = error ? `${inputId}-error` : '';

  return (
    <div className={classNames('tg-choice', className)}>
      <input
        {...input}
        type="checkbox"
        id={inputId}
        className="tg-choice-mark"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${hintId} ${errorId}`.trim() || undefined}
      />
      <label className="tg-choice-label" htmlFor={inputId}>
        {label}
      </label>
      {hint ? (
        <div className="tg-field-hint" id={hintId}>
          {hint}
        </div>
      ) : null}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
