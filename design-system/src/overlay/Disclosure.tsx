import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../pictures/Icon';

export interface DisclosureProps extends ComponentProps<'details'> {
  /** The question; pressing it shows the answer. */
  summary: ReactNode;
}

/** An answer folded away; those that share a `name` close each other. Works without script. */
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
