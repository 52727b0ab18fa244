import type { RouteProps } from '@tidegate/contracts/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { EmptyState, Skeleton } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { ArticleLines } from '../../shared/ArticleLines';
import { ArticlePages } from '../../shared/ArticlePages';
import { ArticlesFailed } from '../../shared/ArticlesFailed';
import { blogApi, fresh, type ArticleListQuery } from '../../shared/blogApi';
import { BlogCrumbs } from '../../shared/BlogCrumbs';
import { readListQuery, toListPath } from '../../shared/blogPaths';
import { BlogSection } from '../../shared/BlogSection';
import { CategoryLinks } from '../../shared/CategoryLinks';
import { nameSubject } from './nameSubject';

function ArticleList({ query }: { query: ArticleListQuery }) {
  const { t } = useTranslation('blog');
  const { currentData: list, error } = blogApi.useBlogArticleListQuery(query, fresh);

  if (!list && error) return <ArticlesFailed title={t('articleList.failed')} />;
  if (!list) return <Skeleton label={t('articleList.loading')} lines={8} />;
  if (list.items.length === 0) return <EmptyState title={t('articleList.empty')} />;
  return (
    <>
      <ArticleLines lines={list.items.map((article) => ({ article }))} />
      <ArticlePages page={list} toPath={(page) => toListPath({ ...query, page })} />
    </>
  );
}

function ArticleListBody({ query }: { query: ArticleListQuery }) {
  const { t } = useTranslation('blog');
  const { language, category } = query;
  const { currentData: list } = blogApi.useBlogArticleListQuery(query, fresh);
  const { data: categories } = blogApi.useBlogCategoryListQuery({ language }, fresh);
  const heading = nameSubject(query, list) ?? t('allArticles');

  return (
    <BlogSection heading={heading} above={<BlogCrumbs current={heading} />}>
      <CategoryLinks label={t('categories')} categories={categories} current={category} />
      <ArticleList query={query} />
    </BlogSection>
  );
}

/** One page of a list; without the categories it is whole anyway. */
export function ArticleListPage({ params }: RouteProps) {
  const language = useSelector(selectLanguage);
  const [searchParams] = useSearchParams();
  const query = readListQuery(params, searchParams, language);
  return query && <ArticleListBody query={query} />;
}
