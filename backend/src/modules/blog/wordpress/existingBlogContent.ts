import type { SeedLabels } from '../blogContent';
import type { BlogContentRepository, StoredLabel } from '../blogContentRepository';

/** Existing content that an import must preserve. */
export interface ExistingBlogContent {
  categories: SeedLabels[];
  tags: SeedLabels[];
  /** WordPress post id by path, or null for a built-in article. */
  articles: ReadonlyMap<string, number | null>;
}

function gather(rows: readonly StoredLabel[]): SeedLabels[] {
  const byKey = new Map<string, SeedLabels>();
  for (const { key, language, label } of rows) {
    byKey.set(key, { key, labels: { ...byKey.get(key)?.labels, [language]: label } });
  }
  return [...byKey.values()];
}

export async function readExistingBlogContent(
  repository: BlogContentRepository,
): Promise<ExistingBlogContent> {
  const [categories, tags, articles] = await Promise.all([
    repository.listCategoryLabels(),
    repository.listTagLabels(),
    repository.listArticles(),
  ]);
  return {
    categories: gather(categories),
    tags: gather(tags),
    articles: new Map(articles.map(({ unikey, wordpressPost }) => [unikey, wordpressPost])),
  };
}
