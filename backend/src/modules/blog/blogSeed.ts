import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import type { BlogContent, SeedArticle, SeedLabels } from './blogContent';
import { foldText } from './foldText';
import { toPlainText } from './plainText';

/** Updates the given articles and keeps all others. */
export async function seedBlog(
  db: Kysely<SiteTables>,
  { categories, tags, articles }: BlogContent,
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
      .values(categories.flatMap(toCategoryLabelRows))
      .onConflict((conflict) =>
        conflict
          .columns(['category_key', 'language'])
          .doUpdateSet(({ ref }) => ({ label: ref('excluded.label') })),
      )
      .execute();
    if (tags.length > 0) {
      await transaction
        .insertInto('article_tag_label')
        .values(tags.flatMap(toTagLabelRows))
        .onConflict((conflict) =>
          conflict
            .columns(['tag_key', 'language'])
            .doUpdateSet(({ ref }) => ({ label: ref('excluded.label') })),
        )
        .execute();
    }
    await transaction
      .insertInto('article')
      .values(articles.map(toArticleRow))
      .onConflict((conflict) =>
        conflict.column('unikey').doUpdateSet(({ ref }) => ({
          category_key: ref('excluded.category_key'),
          tags: ref('excluded.tags'),
          wordpress_post: ref('excluded.wordpress_post'),
          author: ref('excluded.author'),
          published_at: ref('excluded.published_at'),
        })),
      )
      .execute();
    await transaction
      .insertInto('article_text')
      .values(articles.flatMap((article) => toTextRows(article, categories, tags)))
      .onConflict((conflict) =>
        conflict.columns(['unikey', 'language']).doUpdateSet(({ ref }) => ({
          title: ref('excluded.title'),
          excerpt: ref('excluded.excerpt'),
          body_html: ref('excluded.body_html'),
          reading_minutes: ref('excluded.reading_minutes'),
          folded_title: ref('excluded.folded_title'),
          folded_text: ref('excluded.folded_text'),
        })),
      )
      .execute();
  });
}

function toCategoryLabelRows({ key, labels }: SeedLabels) {
  return listNames(labels).map((named) => ({ category_key: key, ...named }));
}

function toTagLabelRows({ key, labels }: SeedLabels) {
  return listNames(labels).map((named) => ({ tag_key: key, ...named }));
}

function listNames(labels: SeedLabels['labels']) {
  return Object.entries(labels).map(([language, label]) => ({
    language: language as Language,
    label,
  }));
}

function toArticleRow(article: SeedArticle) {
  return {
    unikey: article.unikey,
    category_key: article.category,
    tags: article.tags,
    wordpress_post: article.wordpressPost,
    author: article.author,
    published_at: article.publishedAt,
  };
}

function toTextRows(article: SeedArticle, categories: SeedLabels[], tags: SeedLabels[]) {
  const { unikey, texts } = article;
  const english = texts.find(({ language }) => language === defaultLanguage)?.bodyHtml ?? '';
  return texts.map(({ bodyHtml, readingMinutes, ...text }) => {
    const { language, title, excerpt } = text;
    const labels = [
      ...categories.filter(({ key }) => key === article.category),
      ...tags.filter(({ key }) => article.tags.includes(key)),
    ].map(({ labels }) => labels[language] ?? labels[defaultLanguage]);
    const shown = [title, excerpt, ...labels, toPlainText(bodyHtml ?? english)];
    return {
      ...text,
      unikey,
      body_html: bodyHtml,
      reading_minutes: readingMinutes,
      folded_title: foldText(title).text,
      folded_text: foldText(shown.join(' ')).text,
    };
  });
}
