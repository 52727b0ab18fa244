import { articleListPath, maxArticlesPerPage } from '@tidegate/contracts/api/blog/endpoints';
import { articlePageSchema, type ArticleSummary } from '@tidegate/contracts/api/blog/schemas';
import type { Language } from '@tidegate/contracts/languages';
import { requestData } from '../backend-client/callBackend';
import type { Backend } from '../backend-client/backend';

/** A sitemap may list 50,000 addresses (sitemaps.org). A larger blog needs several. */
const mostPages = 200;

/** Newest articles of a language. Throws if the backend is unreachable. */
export async function listArticles(
  backend: Backend,
  language: Language,
  limit: number,
): Promise<ArticleSummary[]> {
  const found: ArticleSummary[] = [];
  for (let page = 1; page <= mostPages && found.length < limit; page += 1) {
    const query = `page=${page}&page_size=${maxArticlesPerPage}&language=${language}`;
    const reply = await requestData(
      backend,
      { url: `${articleListPath}?${query}` },
      articlePageSchema,
    );
    if (!reply) throw new Error(`there is no page ${page} of the articles`);
    const { items, total } = reply;
    found.push(...items.filter((article) => article.language === language));
    if (page * maxArticlesPerPage >= total) break;
  }
  return found.slice(0, limit);
}

export function listSubjectPaths(articles: readonly ArticleSummary[]): string[] {
  const paths = articles.flatMap(({ category, tags }) => [
    `/blog/category/${category.key}`,
    ...tags.map(({ key }) => `/blog/tag/${key}`),
  ]);
  return [...new Set(paths)];
}
