/** A phone has the fonts in its cache from the second page on, and shows them there. */
export function markCachedFonts(): void {
  if (!document.referrer.startsWith(`${origin}/`)) return;
  document.documentElement.dataset['fonts'] = '';
}
