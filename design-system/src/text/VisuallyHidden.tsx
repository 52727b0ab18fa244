import type { HTMLAttributes } from 'react';

/** Words for assistive technology alone. */
export function VisuallyHidden(span: HTMLAttributes<HTMLSpanElement>) {
  return <span {...span} className="tg-hidden" />;
}
