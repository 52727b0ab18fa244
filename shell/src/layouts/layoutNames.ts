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

export function describeBody(layout: LayoutName) {
  return { 'data-layout': layout, ...(layout === 'default_black' && { 'data-scheme': 'dark' }) };
}
