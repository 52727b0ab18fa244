import type { LoadResult, RemoteContext, RemoteRoute } from '@tidegate/contracts/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { blogApi } from '../../shared/blogApi';
import { ArticlePage } from './ArticlePage';
import { newestArticlesQuery, readArticleQuery } from './articleQuery';

/** 422 is an address that no article can have. */
const unknownArticleStatuses: readonly unknown[] = [404, 422];

async function loadArticle({ params, dispatch, getState }: RemoteContext): Promise<LoadResult> {
  const { blogArticle, blogArticleList } = blogApi.endpoints;
  const language = selectLanguage(getState());

  const [article] = await Promise.all([
    dispatch(blogArticle.initiate(readArticleQuery(params, language), { subscribe: false })),
    dispatch(blogArticleList.initiate(newestArticlesQuery(language), { subscribe: false })),
  ]);

  if (article.data) {
    const { title, excerpt } = article.data;
    return { status: 'found', headValues: { title, excerpt } };
  }
  const httpStatus = article.error && 'httpStatus' in article.error && article.error.httpStatus;
  if (unknownArticleStatuses.includes(httpStatus)) return { status: 'notFound' };
  return { status: 'found', isIncomplete: true, headValues: { context: 'failed' } };
}

/** `/blog/:unikey`: one article. */
export const articleRoute: RemoteRoute = {
  path: '/blog/:unikey',
  head: { title: 'article.head.title', description: 'article.head.description' },
  isSwapSafe: true,
  access: 'public',
  load: loadArticle,
  Component: ArticlePage,
};
