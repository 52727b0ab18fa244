import type { LayoutName } from '@tidegate/contracts/remotes/layoutNames';

export function describeBody(layout: LayoutName) {
  return { 'data-layout': layout, ...(layout === 'default_black' && { 'data-scheme': 'dark' }) };
}
