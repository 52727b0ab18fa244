import { parseUnikey } from '@tidegate/contracts/api/blog/parseUnikey';
import type { Tag } from '@tidegate/contracts/api/blog/schemas';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import { type Expression, type ExpressionBuilder, type Kysely, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

/** An article in one language. English replaces a missing translation. */
export interface StoredArticle {
  unikey: string;
  language: Language;
  title: string;
  excerpt: string;
  categoryKey: string;
  categoryLabel: string;
  tags: Tag[];
  author: string;
  publishedAt: Date;
  readingMinutes: number;
}

export interface StoredArticleWithBody extends StoredArticle {
  bodyHtml: string;
  bodyLanguage: Language;
}

export interface StoredCategory {
  key: string;
  label: string;
  articleCount: number;
}

export interface ArticleFilter {
  category?: string | undefined;
  tag?: string | undefined;
}

export interface ArticleView {
  language: Language;
  /** Hides articles that are published later. */
  at: Date;
}

export interface ArticleRepository {
  list(
    filter: ArticleFilter,
    view: ArticleView,
    range: { offset: number; limit: number },
  ): Promise<StoredArticle[]>;
  count(filter: ArticleFilter, view: ArticleView): Promise<number>;
  find(unikey: string, view: ArticleView): Promise<StoredArticleWithBody | undefined>;
  /** Lists categories that contain an article. */
  listCategories(view: ArticleView): Promise<StoredCategory[]>;
}

export function articleRepository(db: Kysely<SiteTables>): ArticleRepository {
  return {
    list: (filter, view, { offset, limit }) =>
      selectArticles(db, view)
        .where((article) => isWanted(article, filter))
        .orderBy('article.publishedAt', 'desc')
        .orderBy('article.unikey')
        .offset(offset)
        .limit(limit)
        .execute(),

    count: async (filter, { at }) => {
      const { total } = await db
        .selectFrom('article')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('publishedAt', '<=', at)
        .where((article) => isWanted(article, filter))
        .executeTakeFirstOrThrow();
      return total;
    },

    find: (unikey, view) =>
      selectWholeArticles(db, view)
        .where((article) => isNamed(article, unikey))
        .executeTakeFirst(),

    listCategories: ({ language, at }) =>
      db
        .selectFrom('articleCategory as category')
        .innerJoin('article', 'article.categoryKey', 'category.key')
        .innerJoin('articleCategoryLabel as english', (join) =>
          join
            .onRef('english.categoryKey', '=', 'category.key')
            .on('english.language', '=', defaultLanguage),
        )
        .leftJoin('articleCategoryLabel as local', (join) =>
          join.onRef('local.categoryKey', '=', 'category.key').on('local.language', '=', language),
        )
        .where('article.publishedAt', '<=', at)
        .groupBy(['category.key', 'category.position', 'local.label', 'english.label'])
        .orderBy('category.position')
        .select(({ fn }) => [
          'category.key',
          fn.coalesce('local.label', 'english.label').as('label'),
          fn.countAll<number>().as('articleCount'),
        ])
        .execute(),
  };
}

/** Adds the body, in English if there is no translation. */
export function selectWholeArticles(db: Kysely<SiteTables>, view: ArticleView) {
  return selectArticles(db, view).select(({ fn, ref }) => [
    fn.coalesce('local.bodyHtml', sql<string>`${ref('english.bodyHtml')}`).as('bodyHtml'),
    sql<Language>`case when ${ref('local.bodyHtml')} is null
      then ${defaultLanguage} else ${view.language} end`.as('bodyLanguage'),
  ]);
}

export function selectArticles(db: Kysely<SiteTables>, { language, at }: ArticleView) {
  return db
    .selectFrom('article')
    .innerJoin('articleText as english', (join) =>
      join
        .onRef('english.unikey', '=', 'article.unikey')
        .on('english.language', '=', defaultLanguage),
    )
    .leftJoin('articleText as local', (join) =>
      join.onRef('local.unikey', '=', 'article.unikey').on('local.language', '=', language),
    )
    .innerJoin('articleCategoryLabel as englishLabel', (join) =>
      join
        .onRef('englishLabel.categoryKey', '=', 'article.categoryKey')
        .on('englishLabel.language', '=', defaultLanguage),
    )
    .leftJoin('articleCategoryLabel as localLabel', (join) =>
      join
        .onRef('localLabel.categoryKey', '=', 'article.categoryKey')
        .on('localLabel.language', '=', language),
    )
    .where('article.publishedAt', '<=', at)
    .select(({ fn, ref }) => [
      'article.unikey',
      'article.categoryKey',
      'article.author',
      'article.publishedAt',
      labelTags(ref('article.tags'), language).as('tags'),
      fn.coalesce('local.language', 'english.language').as('language'),
      fn.coalesce('local.title', 'english.title').as('title'),
      fn.coalesce('local.excerpt', 'english.excerpt').as('excerpt'),
      fn.coalesce('localLabel.label', 'englishLabel.label').as('categoryLabel'),
      fn
        .coalesce('local.readingMinutes', sql<number>`${ref('english.readingMinutes')}`)
        .as('readingMinutes'),
    ]);
}

function labelTags(tags: Expression<string[]>, language: Language) {
  return sql<Tag[]>`(
    select coalesce(json_agg(json_build_object(
      'key', tag.key, 'label', coalesce(local_tag.label, english_tag.label, tag.key)
    ) order by tag.position), '[]')
    from unnest(${tags}) with ordinality as tag (key, position)
    left join site.article_tag_label as local_tag
      on local_tag.tag_key = tag.key and local_tag.language = ${language}
    left join site.article_tag_label as english_tag
      on english_tag.tag_key = tag.key and english_tag.language = ${defaultLanguage}
  )`;
}

function isNamed({ eb }: ExpressionBuilder<SiteTables, 'article'>, unikey: string) {
  const name = parseUnikey(unikey);
  if (name.kind === 'wordpress') return eb('article.wordpressPost', '=', name.postNumber);
  if (name.kind === 'system') return eb('article.id', '=', name.id);
  return eb('article.unikey', '=', name.path);
}

function isWanted(
  { and, eb, ref }: ExpressionBuilder<SiteTables, 'article'>,
  { category, tag }: ArticleFilter,
) {
  return and([
    ...(category === undefined ? [] : [eb('article.categoryKey', '=', category)]),
    ...(tag === undefined ? [] : [sql<boolean>`${ref('article.tags')} @> array[${tag}]`]),
  ]);
}
