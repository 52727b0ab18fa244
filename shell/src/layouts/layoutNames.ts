/** The eight page layouts of the specification (§2.1). */
export type LayoutName =
  | 'actives'
  | 'blog'
  | 'default_black'
  | 'default'
  | 'invite'
  | 'pricing'
  | 'single'
  | 'standalone';

/** Attributes of the body: where the name says so, the frame is in deep water too. */
export function describeBody(layout: LayoutName) {
  return { 'data-layout': layout, ...(layout === 'default_black' && { 'data-scheme': 'dark' }) };
}
