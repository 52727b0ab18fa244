export type PageSlot = number | 'gap-before' | 'gap-after';

/** First, last and the neighbours of `current`; a gap never replaces a single page. */
export function pageWindow(current: number, total: number): readonly PageSlot[] {
  const from = current <= 4 ? 1 : Math.min(current - 1, total - 4);
  const to = current >= total - 3 ? total : Math.max(current + 1, 5);
  const pages: PageSlot[] = [];
  for (let page = Math.max(1, from); page <= Math.min(total, to); page += 1) pages.push(page);
  if (from > 1) pages.unshift(1, 'gap-before');
  if (to < total) pages.push('gap-after', total);
  return pages;
}
