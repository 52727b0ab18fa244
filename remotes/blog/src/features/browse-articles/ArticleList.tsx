import type { ArticleSummary } from '@tidegate/contracts/api/blog';
import { EmptyState, Skeleton, Stack, buttonLook } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ArticlesFailed } from '../../shared/ArticlesFailed';
import { ArticleTeaser } from '../../shared/ArticleTeaser';
import { articleMaxAgeSeconds, blogApi, type ArticleListQuery } from '../../shared/blogApi';
import styles from './ArticleList.module.css';
import { ArticlePages } from './ArticlePages';
import { FeaturedArticle } from './FeaturedArticle';

function NoArticles({ category }: { category: string | null }) {
  const { t } = useTranslation('blog');
  return (
    <EmptyState
      title={t('articleList.empty.heading')}
      action={
        category && (
          <Link {...buttonLook({ variant: 'secondary' })} to="/blog">
            {t('articleList.empty.showAll')}
          </Link>
        )
      }
    >
      {t('articleList.empty.text')}
    </EmptyState>
  );
}

function ArticleLines({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <Stack as="ul" gap="none">
      {articles.map((article) => (
        <li key={article.unikey} className={styles.line}>
          <article>
            <ArticleTeaser article={article} level={2} className={styles.teaser} />
          </article>
        </li>
      ))}
    </Stack>
  );
}

/** One page of the list, the newest article of all set large. */
export function ArticleList({ query }: { query: ArticleListQuery }) {
  const { t } = useTranslation('blog');
  const { currentData: page, error } = blogApi.useBlogArticleListQuery(query, {
    refetchOnMountOrArgChange: articleMaxAgeSeconds,
  });

  if (!page && error) return <ArticlesFailed title={t('articleList.failed.heading')} />;
  if (!page) return <Skeleton label={t('articleList.loading')} lines={8} />;

  const [first, ...others] = page.items;
  if (!first) return <NoArticles category={query.category} />;
  const isLead = query.page === 1;
  return (
    <Stack gap="xl">
      {isLead && <FeaturedArticle article={first} />}
      <ArticleLines articles={isLead ? others : page.items} />
      <ArticlePages query={query} total={Math.ceil(page.total / page.page_size)} />
    </Stack>
  );
}
