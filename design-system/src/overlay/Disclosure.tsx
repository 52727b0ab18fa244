import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../pictures/Icon';

export interface DisclosureProps extends ComponentProps<'details'> {
  summary: ReactNode;
}

/** A native `details`, which works without script; those with the same `name` close each other. */
export function Disclosure({ summary, children, className, ...details }: DisclosureProps) {
  return (
    <details {...details} className={classNames('tg-disclosure', className)}>
      <summary className="tg-disclosure-summary">
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="tg-disclosure-body">{children}</div>
    </details>
  );
}
