import type { ArticleSummary } from '@tidegate/contracts/api/blog';
import { EmptyState, Grid, Skeleton, Stack, buttonLook } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ArticleCard } from '../../shared/ArticleCard';
import { ArticlesFailed } from '../../shared/ArticlesFailed';
import { articleMaxAgeSeconds, blogApi, type ArticleListQuery } from '../../shared/blogApi';
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

function ArticleGrid({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <Grid as="ul" min="m" gap="l">
      {articles.map((article) => (
        <li key={article.unikey}>
          <ArticleCard article={article} level={2} />
        </li>
      ))}
    </Grid>
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
      <ArticleGrid articles={isLead ? others : page.items} />
      <ArticlePages query={query} total={Math.ceil(page.total / page.page_size)} />
    </Stack>
  );
}
