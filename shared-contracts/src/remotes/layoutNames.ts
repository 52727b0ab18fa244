/** The eight page layouts of the specification (§2.1). */
export const layoutNames = [
  'actives',
  'blog',
  'default_black',
  'default',
  'invite',
  'pricing',
  'single',
  'standalone',
] as const;

export type LayoutName = (typeof layoutNames)[number];
