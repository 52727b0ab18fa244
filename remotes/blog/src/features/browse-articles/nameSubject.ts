import type { ArticlePage } from '@tidegate/contracts/api/blog/schemas';
import type { ArticleListQuery } from '../../shared/blogApi';

/** The label of the list's category or tag; its key until the articles are loaded. */
export function nameSubject(
  { category, tag }: ArticleListQuery,
  list: ArticlePage | undefined,
): string | undefined {
  const article = list?.items[0];
  if (category !== undefined) return article?.category.label ?? category;
  return article?.tags.find(({ key }) => key === tag)?.label ?? tag;
}
