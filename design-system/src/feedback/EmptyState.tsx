import type { ReactNode } from 'react';
import { type HeadingLevel, Heading } from '../text/Heading';

export interface EmptyStateProps {
  title: ReactNode;
  level?: HeadingLevel | undefined;
  /** Why it is empty and what would fill it. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Stands where a list has nothing to show. */
export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  return (
    <div className="tg-state">
      <Heading level={level} size={level === 1 ? 'xl' : 'm'}>
        {title}
      </Heading>
      {children ? <div className="tg-state-text">{children}</div> : null}
      {action ? <div className="tg-state-action">{action}</div> : null}
    </div>
  );
}
