import { languages } from '@tidegate/contracts/languages';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../tables';
import type { BlogContent } from './blogContent';

/** Writes the content folder's articles over what the database has of them. */
export async function seedBlog(
  db: Kysely<SiteTables>,
  { categories, articles }: BlogContent,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('article_category')
      .values(categories.map(({ key }, position) => ({ key, position })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ ref }) => ({ position: ref('excluded.position') })),
      )
      .execute();
    await transaction
      .insertInto('article_category_label')
      .values(categories.flatMap(toLabelRows))
      .onConflict((conflict) =>
        conflict
          .columns(['category_key', 'language'])
          .doUpdateSet(({ ref }) => ({ label: ref('excluded.label') })),
      )
      .execute();
    await transaction
      .insertInto('article')
      .values(articles.map(toArticleRow))
      .onConflict((conflict) =>
        conflict.column('unikey').doUpdateSet(({ ref }) => ({
          category_key: ref('excluded.category_key'),
          tags: ref('excluded.tags'),
          author: ref('excluded.author'),
          published_at: ref('excluded.published_at'),
        })),
      )
      .execute();
    await transaction
      .insertInto('article_text')
      .values(articles.flatMap(toTextRows))
      .onConflict((conflict) =>
        conflict.columns(['unikey', 'language']).doUpdateSet(({ ref }) => ({
          title: ref('excluded.title'),
          excerpt: ref('excluded.excerpt'),
          body_html: ref('excluded.body_html'),
          reading_minutes: ref('excluded.reading_minutes'),
        })),
      )
      .execute();
  });
}

function toLabelRows({ key, labels }: BlogContent['categories'][number]) {
  return languages.map((language) => ({ category_key: key, language, label: labels[language] }));
}

function toArticleRow(article: BlogContent['articles'][number]) {
  return {
    unikey: article.unikey,
    category_key: article.category,
    tags: article.tags,
    author: article.author,
    published_at: article.publishedAt,
  };
}

function toTextRows({ unikey, texts }: BlogContent['articles'][number]) {
  return texts.map(({ bodyHtml, readingMinutes, ...text }) => ({
    ...text,
    unikey,
    body_html: bodyHtml,
    reading_minutes: readingMinutes,
  }));
}
