import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';
import type { SeedArticle, SeedLabels } from '../blogContent';
import { blogContentRepository } from '../blogContentRepository';
import { seedBlog } from '../seedBlog';
import { type ExistingBlogContent, readExistingBlogContent } from './existingBlogContent';
import { type ImportedArticle, toArticle } from './toArticle';
import { fetchWordpressPosts } from './fetchWordpressPosts';

export interface ImportReport {
  added: string[];
  updated: string[];
  /** Skipped posts with a password. */
  protectedCount: number;
  pictureCount: number;
}

/** Imports all published posts or none. A repeated import changes only imported articles. */
export async function importWordpress(db: Kysely<SiteTables>, site: URL): Promise<ImportReport> {
  const posts = await fetchWordpressPosts(site);
  const open = posts.filter(({ content }) => !content.protected);
  const imported = open.map((post) => toArticle(post, site));
  const repository = blogContentRepository(db);
  const existing = await readExistingBlogContent(repository);
  const articles = placeArticles(imported, existing.articles);
  if (articles.length > 0) {
    await seedBlog(repository, {
      articles,
      categories: addLabels(
        existing.categories,
        imported.map(({ category }) => category),
      ),
      tags: addLabels(
        existing.tags,
        imported.flatMap(({ tags }) => tags),
      ),
    });
  }
  const paths = articles.map(({ unikey }) => unikey);
  return {
    added: paths.filter((path) => !existing.articles.has(path)),
    updated: paths.filter((path) => existing.articles.has(path)),
    protectedCount: posts.length - open.length,
    pictureCount: imported.reduce((sum, { pictureCount }) => sum + pictureCount, 0),
  };
}

/** Keeps the path of an imported article and gives new ones a free path. */
function placeArticles(
  imported: readonly ImportedArticle[],
  known: ExistingBlogContent['articles'],
): SeedArticle[] {
  const pathOf = new Map(
    [...known].flatMap(([path, post]) => (post === null ? [] : [[post, path]])),
  );
  const usedPaths = new Set(known.keys());
  return imported.map(({ article }) => {
    const { wordpressPost, unikey: wanted } = article;
    const own = pathOf.get(wordpressPost);
    const unikey = own ?? (usedPaths.has(wanted) ? `post-${wordpressPost}` : wanted);
    usedPaths.add(unikey);
    return { ...article, unikey };
  });
}

/** Keeps the names and positions of known labels. */
function addLabels(known: SeedLabels[], others: readonly SeedLabels[]): SeedLabels[] {
  const byKey = new Map([...others, ...known].map((named) => [named.key, named]));
  const order = new Set([...known, ...others].map(({ key }) => key));
  return [...order].flatMap((key) => byKey.get(key) ?? []);
}
