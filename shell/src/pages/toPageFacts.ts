import type { PageDocument, PageFacts } from './pageDocument';

/** What a browser keeps of a page, whose content it has as HTML. */
export function toPageFacts({
  path,
  isIndexed,
  hasAlternates,
  layout,
  slots,
  head,
  language,
}: PageDocument): PageFacts {
  return { path, isIndexed, hasAlternates, layout, slots, head, language };
}
