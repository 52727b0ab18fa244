import type { LoadResult, RemoteContext, RemoteRoute } from '@tidegate/contracts/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { blogApi, type ArticleListQuery } from '../../shared/blogApi';
import { ArticleListPage } from './ArticleListPage';
import { readArticleListQuery } from './articleListQuery';

/** Which words of the title fit: the list may be narrowed, and it has pages. */
function titleContext({ page, category }: ArticleListQuery): string {
  if (category) return page > 1 ? 'categoryPage' : 'category';
  return page > 1 ? 'page' : '';
}

async function loadArticleList(context: RemoteContext): Promise<LoadResult> {
  const { searchParams, dispatch, getState } = context;
  const { blogArticleList, blogCategoryList } = blogApi.endpoints;
  const language = selectLanguage(getState());
  const query = readArticleListQuery(searchParams, language);

  const [articles, categories] = await Promise.all([
    dispatch(blogArticleList.initiate(query, { subscribe: false })),
    dispatch(blogCategoryList.initiate(language, { subscribe: false })),
  ]);

  if (query.page > 1 && articles.data?.items.length === 0) return { status: 'notFound' };
  const category = categories.data?.find(({ key }) => key === query.category);
  return {
    status: 'found',
    isIncomplete: articles.isError,
    headValues: {
      context: titleContext(query),
      page: String(query.page),
      category: category?.label ?? query.category ?? '',
    },
  };
}

/** `/blog`: every article, newest first. */
export const articleListRoute: RemoteRoute = {
  path: '/blog',
  head: { title: 'articleList.head.title', description: 'articleList.head.description' },
  isSwapSafe: true,
  access: 'public',
  load: loadArticleList,
  Component: ArticleListPage,
};
