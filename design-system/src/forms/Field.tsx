import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldMessages } from './FieldFrame';

export interface FieldProps extends ComponentProps<'input'>, FieldMessages {
  /** Placed inside the end edge of the control, such as a button or a unit. */
  end?: ReactNode;
}

/** A text input with label, hint and error; accepts every attribute of `input`. */
export function Field({
  label,
  hint,
  error,
  optionalMark,
  end,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: FieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optionalMark, id, className, describedBy }}>
      {(control) => (
        <span className="tg-control" data-end={end ? true : undefined}>
          <input type="text" dir="auto" {...input} {...control} className="tg-input" />
          {end}
        </span>
      )}
    </FieldFrame>
  );
}
