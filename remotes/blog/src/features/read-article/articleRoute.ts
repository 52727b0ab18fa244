import { isNotFound } from '@tidegate/contracts/errors/callError';
import type {
  LoadResult,
  RemoteContext,
  RemoteRoute,
} from '@tidegate/contracts/remotes/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { blogApi, once } from '../../shared/blogApi';
import { blogPage } from '../../shared/blogPage';
import { ArticlePage } from './ArticlePage';
import { toUnikey } from './toUnikey';

async function loadArticle({ params, dispatch, getState }: RemoteContext): Promise<LoadResult> {
  const { blogArticle, blogArticleHead, blogRecommended } = blogApi.endpoints;
  const language = selectLanguage(getState());
  const requested = toUnikey(params);

  const [article, { data: head }] = await Promise.all([
    dispatch(blogArticle.initiate({ unikey: requested, language }, once)),
    dispatch(blogArticleHead.initiate({ slug: requested, language }, once)),
    dispatch(blogRecommended.initiate({ unikey: requested, language }, once)),
  ]);

  if (article.data) {
    const { unikey, title, excerpt } = article.data;
    if (unikey !== requested) return { status: 'moved', to: `/blog/${unikey}` };
    return {
      status: 'found',
      canonical: `/blog/${unikey}`,
      headValues: { title, excerpt },
      ...(head && { head }),
    };
  }
  if (article.error && isNotFound(article.error)) return { status: 'notFound' };
  return { status: 'found', isIncomplete: true, headValues: { context: 'failed' } };
}

export const articleRoute: RemoteRoute = {
  ...blogPage,
  path: '/blog/:unikey',
  head: { title: 'article.head.title', description: 'article.head.description' },
  load: loadArticle,
  Component: ArticlePage,
};
