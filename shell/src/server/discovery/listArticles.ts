import {
  articleListPath,
  articlePageSchema,
  maxArticlesPerPage,
  type ArticleSummary,
} from '@tidegate/contracts/api/blog';
import { successSchema } from '@tidegate/contracts/envelope';
import type { Language } from '@tidegate/contracts/languages';
import type { Backend } from '../callBackend';

const replySchema = successSchema(articlePageSchema);

/** A sitemap may name 50,000 addresses (sitemaps.org); a blog larger than this needs several. */
const mostPages = 200;

/** The newest articles that exist in a language, at most `limit`. Throws when the backend is away. */
export async function listArticles(
  backend: Backend,
  language: Language,
  limit: number,
): Promise<ArticleSummary[]> {
  const found: ArticleSummary[] = [];
  for (let page = 1; page <= mostPages && found.length < limit; page += 1) {
    const query = `page=${page}&page_size=${maxArticlesPerPage}&language=${language}`;
    const reply = await backend.call({
      method: 'GET',
      url: `${articleListPath}?${query}`,
      token: undefined,
      clientAddress: '127.0.0.1',
      requestId: `articles-${language}`,
    });
    const { items, total } = replySchema.parse(JSON.parse(reply.body.toString('utf8'))).data;
    found.push(...items.filter((article) => article.language === language));
    if (page * maxArticlesPerPage >= total) break;
  }
  return found.slice(0, limit);
}
