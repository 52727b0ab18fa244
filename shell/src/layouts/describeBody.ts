import type { LayoutName } from '@tidegate/contracts/remotes/layoutNames';

export function describeBody(layout: LayoutName) {
  return { 'data-layout': layout, 'data-scheme': layout === 'default_black' ? 'dark' : undefined };
}
