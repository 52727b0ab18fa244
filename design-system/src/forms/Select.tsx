import type { ComponentProps } from 'react';
import { Icon } from '../pictures/Icon';
import { FieldFrame, type FieldMessages } from './FieldFrame';

export interface SelectProps extends ComponentProps<'select'>, FieldMessages {}

export function Select({
  label,
  hint,
  error,
  optionalMark,
  id,
  className,
  'aria-describedby': describedBy,
  ...select
}: SelectProps) {
  return (
    <FieldFrame {...{ label, hint, error, optionalMark, id, className, describedBy }}>
      {(control) => (
        <span className="tg-control" data-end>
          <select {...select} {...control} className="tg-input" />
          <Icon name="chevron-down" className="tg-select-arrow" />
        </span>
      )}
    </FieldFrame>
  );
}
