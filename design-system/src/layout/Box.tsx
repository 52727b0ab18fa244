import type { HTMLAttributes } from 'react';
import { classNames } from '../classNames';

/** Elements that a layout component may render; lists keep their semantics without bullets. */
export type BoxElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'main'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span';

/** Steps of the space scale, the same as the `--tg-space-…` tokens. */
export type Gap = 'none' | '2xs' | 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl';

export interface BoxProps extends HTMLAttributes<HTMLElement> {
  as?: BoxElement | undefined;
}

/** The element of a layout component, with its class before the caller's. */
export function Box({
  as: Tag = 'div',
  ownClass,
  className,
  ...box
}: BoxProps & { ownClass: string }) {
  // WebKit removes the list role of a list without markers, so it is set explicitly.
  const role = Tag === 'ul' || Tag === 'ol' ? 'list' : undefined;
  return <Tag role={role} {...box} className={classNames(ownClass, className)} />;
}
