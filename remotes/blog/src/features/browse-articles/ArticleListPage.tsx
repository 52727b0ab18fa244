import type { ArticlePage } from '@tidegate/contracts/api/blog/schemas';
import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { EmptyState } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { ArticleLines } from '../../shared/ArticleLines';
import { ArticlePages } from '../../shared/ArticlePages';
import { blogApi, fresh, type ArticleListQuery } from '../../shared/blogApi';
import { BlogCrumbs } from '../../shared/BlogCrumbs';
import { readListQuery, toListPath } from '../../shared/blogPaths';
import { BlogSection } from '../../shared/BlogSection';
import { CategoryLinks } from '../../shared/CategoryLinks';
import { NoArticles } from '../../shared/NoArticles';
import { nameSubject } from './nameSubject';

function ArticleLists({ query }: { query: ArticleListQuery }) {
  const { t } = useTranslation('blog');
  const { language, category } = query;
  const { currentData: list, error } = blogApi.useBlogArticleListQuery(query, fresh);
  const { data: categories } = blogApi.useBlogCategoryListQuery({ language }, fresh);
  const heading = nameSubject(query, list) ?? t('allArticles');

  return (
    <BlogSection heading={heading} above={<BlogCrumbs current={heading} />}>
      <CategoryLinks label={t('categories')} categories={categories} current={category} />
      {list ? <ListedArticles list={list} query={query} /> : <NoArticles error={error} />}
    </BlogSection>
  );
}

function ListedArticles({ list, query }: { list: ArticlePage; query: ArticleListQuery }) {
  const { t } = useTranslation('blog');
  if (list.items.length === 0) return <EmptyState title={t('articleList.empty')} />;
  return (
    <>
      <ArticleLines lines={list.items.map((article) => ({ article }))} />
      <ArticlePages page={list} toPath={(page) => toListPath({ ...query, page })} />
    </>
  );
}

/** The page works without the categories if they fail to load. */
export function ArticleListPage({ params }: RouteProps) {
  const language = useSelector(selectLanguage);
  const [searchParams] = useSearchParams();
  const query = readListQuery(params, searchParams, language);
  return query && <ArticleLists query={query} />;
}
