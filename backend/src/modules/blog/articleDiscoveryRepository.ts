import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import { type Kysely, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import {
  type ArticleView,
  type StoredArticle,
  type StoredArticleWithBody,
  selectArticles,
  selectWholeArticles,
} from './articleRepository';

export interface ArticleDiscoveryRepository {
  /** Finds articles with all of the folded words and ranks matches in the title first. */
  search(
    terms: readonly string[],
    view: ArticleView,
    range: { offset: number; limit: number },
  ): Promise<StoredArticleWithBody[]>;
  countFound(terms: readonly string[], view: ArticleView): Promise<number>;
  listNear(
    article: Pick<StoredArticle, 'unikey' | 'categoryKey' | 'tags'>,
    view: ArticleView,
    limit: number,
  ): Promise<StoredArticle[]>;
  /** Lists tag names: tags of many articles first, then by their position in an article. */
  listTagLabels(view: ArticleView, limit: number): Promise<string[]>;
}

/** Compares search text literally, without wildcards. */
export function articleDiscoveryRepository(db: Kysely<SiteTables>): ArticleDiscoveryRepository {
  return {
    search: (terms, view, { offset, limit }) =>
      selectWholeArticles(db, view)
        .where(holdsAll(terms))
        .orderBy(countTermsInTitle(terms), 'desc')
        .orderBy('article.publishedAt', 'desc')
        .orderBy('article.unikey')
        .offset(offset)
        .limit(limit)
        .execute(),

    countFound: async (terms, view) => {
      const { total } = await db
        .selectFrom(selectArticles(db, view).where(holdsAll(terms)).as('found'))
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    listNear: ({ unikey, categoryKey, tags }, view, limit) =>
      selectArticles(db, view)
        .where('article.unikey', '!=', unikey)
        .orderBy(
          ({
            ref,
          }) => sql`case when ${ref('article.categoryKey')} = ${categoryKey} then 2 else 0 end
            + (select count(*) from unnest(${ref('article.tags')}) as tag (key)
               where tag.key = any(${tags.map(({ key }) => key)}::text[]))`,
          'desc',
        )
        .orderBy('article.publishedAt', 'desc')
        .orderBy('article.unikey')
        .limit(limit)
        .execute(),

    listTagLabels: async ({ language, at }, limit) => {
      const { rows } = await selectTagLabels(language, at, limit).execute(db);
      return rows.map(({ label }) => label);
    },
  };
}

type FoldedColumn = 'foldedTitle' | 'foldedText';

/** Aliases of `selectArticles`. */
const foldedText = (column: FoldedColumn) =>
  sql<string>`coalesce(${sql.ref(`local.${column}`)}, ${sql.ref(`english.${column}`)})`;

function holdsAll(terms: readonly string[]) {
  return sql<boolean>`(${sql.join(
    terms.map((word) => isIn('foldedText', word)),
    sql` and `,
  )})`;
}

function isIn(column: FoldedColumn, word: string) {
  return sql<boolean>`(strpos(${foldedText(column)}, ${word}) > 0)`;
}

function countTermsInTitle(terms: readonly string[]) {
  const ones = terms.map((word) => sql`${isIn('foldedTitle', word)}::integer`);
  return sql`(${sql.join(ones, sql` + `)})`;
}

function selectTagLabels(language: Language, at: Date, limit: number) {
  return sql<{ label: string }>`
    select coalesce(local.label, english.label, tag.key) as label
    from site.article, unnest(article.tags) with ordinality as tag (key, position)
    left join site.article_tag_label as local on local.tag_key = tag.key and local.language = ${language}
    left join site.article_tag_label as english
      on english.tag_key = tag.key and english.language = ${defaultLanguage}
    where article.published_at <= ${at}
    group by tag.key, local.label, english.label
    order by count(*) desc, min(tag.position), max(article.published_at) desc, tag.key
    limit ${limit}`;
}
