import type { Language } from '@tidegate/contracts/languages';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';
import type { SeedLabels } from '../blogContent';

/** Existing content that an import must preserve. */
export interface ExistingBlogContent {
  categories: SeedLabels[];
  tags: SeedLabels[];
  /** WordPress post id by path, or null for a built-in article. */
  articles: ReadonlyMap<string, number | null>;
}

interface LabelRow {
  key: string;
  language: Language;
  label: string;
}

function gather(rows: readonly LabelRow[]): SeedLabels[] {
  const byKey = new Map<string, SeedLabels>();
  for (const { key, language, label } of rows) {
    byKey.set(key, { key, labels: { ...byKey.get(key)?.labels, [language]: label } });
  }
  return [...byKey.values()];
}

export async function readExistingBlogContent(
  db: Kysely<SiteTables>,
): Promise<ExistingBlogContent> {
  const [categories, tags, articles] = await Promise.all([
    db
      .selectFrom('article_category as category')
      .innerJoin('article_category_label as named', 'named.category_key', 'category.key')
      .select(['category.key', 'named.language', 'named.label'])
      .orderBy('category.position')
      .orderBy('category.key')
      .execute(),
    db.selectFrom('article_tag_label').select(['tag_key as key', 'language', 'label']).execute(),
    db.selectFrom('article').select(['unikey', 'wordpress_post']).execute(),
  ]);
  return {
    categories: gather(categories),
    tags: gather(tags),
    articles: new Map(articles.map(({ unikey, wordpress_post: post }) => [unikey, post])),
  };
}
