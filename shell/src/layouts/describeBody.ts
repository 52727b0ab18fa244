import type { LayoutName } from './Layout';

export function describeBody(layout: LayoutName) {
  return { 'data-layout': layout, ...(layout === 'default_black' && { 'data-scheme': 'dark' }) };
}
