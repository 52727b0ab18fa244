import type { Language } from '@tidegate/contracts/languages';
import type { Insertable, Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

/** Rows of articles and their labels. */
export interface BlogRows {
  categories: Insertable<SiteTables['articleCategory']>[];
  categoryLabels: Insertable<SiteTables['articleCategoryLabel']>[];
  tagLabels: Insertable<SiteTables['articleTagLabel']>[];
  articles: Insertable<SiteTables['article']>[];
  texts: Insertable<SiteTables['articleText']>[];
}

export interface StoredLabel {
  key: string;
  language: Language;
  label: string;
}

export type BlogContentRepository = ReturnType<typeof blogContentRepository>;

export function blogContentRepository(db: Kysely<SiteTables>) {
  return {
    /** Adds or replaces the rows in one transaction. */
    store: (rows: BlogRows) =>
      db.transaction().execute((transaction) => storeRows(transaction, rows)),
    /** In the order of the categories. */
    listCategoryLabels: () =>
      db
        .selectFrom('articleCategory as category')
        .innerJoin('articleCategoryLabel as named', 'named.categoryKey', 'category.key')
        .select(['category.key', 'named.language', 'named.label'])
        .orderBy('category.position')
        .orderBy('category.key')
        .execute(),
    listTagLabels: () =>
      db.selectFrom('articleTagLabel').select(['tagKey as key', 'language', 'label']).execute(),
    /** Lists paths with the id of the WordPress post, or null for a built-in article. */
    listArticles: () => db.selectFrom('article').select(['unikey', 'wordpressPost']).execute(),
  };
}

async function storeRows(
  transaction: Kysely<SiteTables>,
  { categories, categoryLabels, tagLabels, articles, texts }: BlogRows,
): Promise<void> {
  await transaction
    .insertInto('articleCategory')
    .values(categories)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({ position: ref('excluded.position') })),
    )
    .execute();
  await transaction
    .insertInto('articleCategoryLabel')
    .values(categoryLabels)
    .onConflict((conflict) =>
      conflict
        .columns(['categoryKey', 'language'])
        .doUpdateSet(({ ref }) => ({ label: ref('excluded.label') })),
    )
    .execute();
  if (tagLabels.length > 0) {
    await transaction
      .insertInto('articleTagLabel')
      .values(tagLabels)
      .onConflict((conflict) =>
        conflict
          .columns(['tagKey', 'language'])
          .doUpdateSet(({ ref }) => ({ label: ref('excluded.label') })),
      )
      .execute();
  }
  await transaction
    .insertInto('article')
    .values(articles)
    .onConflict((conflict) =>
      conflict.column('unikey').doUpdateSet(({ ref }) => ({
        categoryKey: ref('excluded.categoryKey'),
        tags: ref('excluded.tags'),
        wordpressPost: ref('excluded.wordpressPost'),
        author: ref('excluded.author'),
        publishedAt: ref('excluded.publishedAt'),
      })),
    )
    .execute();
  await transaction
    .insertInto('articleText')
    .values(texts)
    .onConflict((conflict) =>
      conflict.columns(['unikey', 'language']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        excerpt: ref('excluded.excerpt'),
        bodyHtml: ref('excluded.bodyHtml'),
        readingMinutes: ref('excluded.readingMinutes'),
        foldedTitle: ref('excluded.foldedTitle'),
        foldedText: ref('excluded.foldedText'),
      })),
    )
    .execute();
}
