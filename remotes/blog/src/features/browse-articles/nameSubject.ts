import type { ArticlePage } from '@tidegate/contracts/api/blog';
import type { ArticleListQuery } from '../../shared/blogApi';

/** What a list is about, in the words of its articles; its key until they are there. */
export function nameSubject(
  { category, tag }: ArticleListQuery,
  list: ArticlePage | undefined,
): string | undefined {
  const article = list?.items[0];
  if (category !== undefined) return article?.category.label ?? category;
  return article?.tags.find(({ key }) => key === tag)?.label ?? tag;
}
