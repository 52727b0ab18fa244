import type { Language } from '@tidegate/contracts/languages';
import type { ArticleListQuery, ArticleQuery } from '../../shared/blogApi';

/** Which article an address means; the site's paths do not depend on case. */
export function readArticleQuery(
  params: Readonly<Record<string, string>>,
  language: Language,
): ArticleQuery {
  return { unikey: (params.unikey ?? '').toLowerCase(), language };
}

/** The first page of the whole list, which offers what to read next. */
export function newestArticlesQuery(language: Language): ArticleListQuery {
  return { page: 1, category: null, language };
}
