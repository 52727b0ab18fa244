import type { HTMLAttributes } from 'react';

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

/** WebKit removes the list role of a list without markers, so it is set explicitly. */
export function listRole(tag: BoxElement): 'list' | undefined {
  return tag === 'ul' || tag === 'ol' ? 'list' : undefined;
}
