import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon';

/** The words under a control that is not right yet; an icon so that colour is not the only sign. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="tg-field-error" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </div>
  );
}
