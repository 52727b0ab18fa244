import { blogHomePath } from '@tidegate/contracts/api/blog/endpoints';
import type {
  LoadResult,
  RemoteContext,
  RemoteRoute,
} from '@tidegate/contracts/remotes/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { blogApi, once } from '../../shared/blogApi';
import { readKey, readPage, toListPath } from '../../shared/blogPaths';
import { blogPage } from '../../shared/blogPage';
import { BlogHomePage } from './BlogHomePage';

async function loadBlogHome(context: RemoteContext): Promise<LoadResult> {
  const { searchParams, dispatch, getState } = context;
  // Redirects the query of an earlier version of the site to its list.
  const category = readKey(searchParams.get('category'));
  const tag = readKey(searchParams.get('tag'));
  const page = readPage(searchParams);
  if (category ?? tag ?? page > 1) {
    return { status: 'moved', to: toListPath({ category, tag, page }) };
  }

  const language = selectLanguage(getState());
  const home = await dispatch(blogApi.endpoints.blogHome.initiate({ language }, once));
  return { status: 'found', isIncomplete: home.isError };
}

export const blogHomeRoute: RemoteRoute = {
  ...blogPage,
  path: '/blog',
  head: { title: 'home.head.title', description: 'home.head.description' },
  load: loadBlogHome,
  prefetch: [`${blogHomePath}?language={language}`],
  Component: BlogHomePage,
};
