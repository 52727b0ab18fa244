import type { ReactNode } from 'react';
import { classNames } from '../classNames';

export type BadgeTone = 'neutral' | 'accent' | 'signal' | 'success' | 'danger';

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A short label; its text must convey the meaning without the colour. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span className={classNames('tg-badge', className)} data-tone={tone}>
      {children}
    </span>
  );
}
