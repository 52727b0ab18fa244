import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon';
import { type HeadingLevel, Heading } from '../text/Heading';

export interface ErrorStateProps {
  title: ReactNode;
  level?: HeadingLevel | undefined;
  children?: ReactNode;
  action?: ReactNode;
  /** A reference that a visitor can give to support. */
  reference?: ReactNode;
  /** True if it replaces visible content: screen readers then announce it. */
  live?: boolean | undefined;
}

export function ErrorState(props: ErrorStateProps) {
  const { title, level = 2, children, action, reference, live = false } = props;
  return (
    <div className="tg-state" data-tone="danger" role={live ? 'alert' : undefined}>
      <span className="tg-state-icon">
        <Icon name="warning" />
      </span>
      <Heading level={level} size={level === 1 ? 'xl' : 'm'}>
        {title}
      </Heading>
      {children ? <div className="tg-state-text">{children}</div> : null}
      {action ? <div className="tg-state-action">{action}</div> : null}
      {reference ? <div className="tg-state-reference">{reference}</div> : null}
    </div>
  );
}
