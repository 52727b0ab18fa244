import type { ArticleHeading } from '@tidegate/contracts/api/blog/schemas';

import { toPlainText } from './toPlainText';

/** Gives each `h2` an id from its text, so that a list of contents can link to it. */
export function markHeadings(html: string): { html: string; headings: ArticleHeading[] } {
  const headings: ArticleHeading[] = [];
  const marked = html.replace(/<h2(?:\s[^>]*)?>(.*?)<\/h2>/gs, (whole, content: string) => {
    const text = toPlainText(content);
    if (!text) return whole;
    const id = toUniqueId(
      text,
      headings.map((heading) => heading.id),
    );
    headings.push({ id, text });
    return `<h2 id="${id}">${content}</h2>`;
  });
  return { html: marked, headings };
}

/** The prefix keeps the ids of an article apart from those of the page around it. */
function toUniqueId(text: string, usedIds: readonly string[]): string {
  const terms = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const id = ['section', ...terms].join('-');
  let unique = id;
  for (let number = 2; usedIds.includes(unique); number += 1) unique = `${id}-${String(number)}`;
  return unique;
}
