import type { ComponentProps } from 'react';
import { FieldFrame, type FieldMessages } from './FieldFrame';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldMessages {}

/** A multi-line text input with label, hint and error, which grows with its content. */
export function TextArea({
  label,
  hint,
  error,
  optionalMark,
  id,
  className,
  'aria-describedby': describedBy,
  ...textArea
}: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, optionalMark, id, className, describedBy }}>
      {(control) => (
        <textarea rows={4} dir="auto" {...textArea} {...control} className="tg-input" />
      )}
    </FieldFrame>
  );
}
