import type { HTMLAttributes } from 'react';

/** Text for assistive technology only. */
export function VisuallyHidden(span: HTMLAttributes<HTMLSpanElement>) {
  return <span {...span} className="tg-hidden" />;
}
