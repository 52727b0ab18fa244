import type { HTMLAttributes } from 'react';
import { classNames } from '../classNames';

export type HeadingLevel = 1 | 2 | 3 | 4;

export type HeadingSize = 'display' | 'xl' | 'l' | 'm' | 's';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  level: HeadingLevel;
  /** Derived from the level by default. */
  size?: HeadingSize | undefined;
}

const sizes = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const;

/** A heading whose size is independent of its level. */
export function Heading({ level, size = sizes[level], className, ...heading }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...heading} className={classNames('tg-heading', className)} data-size={size} />;
}
