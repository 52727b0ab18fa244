import type { ReactNode } from 'react';
import { type HeadingLevel, Heading } from '../text/Heading';

export interface EmptyStateProps {
  title: ReactNode;
  level?: HeadingLevel | undefined;
  children?: ReactNode;
  action?: ReactNode;
}

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
