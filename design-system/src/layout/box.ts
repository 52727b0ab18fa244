import type { HTMLAttributes } from 'react';

/** Elements a layout part may be; lists lose their bullets and keep their meaning. */
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

/** WebKit drops the list role of an unmarked list, so it is said aloud. */
export function listRole(tag: BoxElement): 'list' | undefined {
  return tag === 'ul' || tag === 'ol' ? 'list' : undefined;
}
