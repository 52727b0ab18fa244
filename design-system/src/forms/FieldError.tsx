import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon';

/** The error below a control; the icon conveys it without colour. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="tg-field-error" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </div>
  );
}
