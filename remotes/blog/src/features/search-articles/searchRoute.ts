import type {
  LoadResult,
  RemoteContext,
  RemoteRoute,
} from '@tidegate/contracts/remotes/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { blogApi, once } from '../../shared/blogApi';
import { readPage, readQuestion, toSearchPath } from '../../shared/blogPaths';
import { blogPage } from '../../shared/blogPage';
import { SearchPage } from './SearchPage';

/** Loads suggestions for an empty result; the page works without them. */
async function loadSuggestions({ dispatch, getState }: RemoteContext): Promise<void> {
  const { blogSearches, blogFullestCategories } = blogApi.endpoints;
  const language = selectLanguage(getState());
  await Promise.all([
    dispatch(blogSearches.initiate({ language }, once)),
    dispatch(blogFullestCategories.initiate({ language }, once)),
  ]);
}

async function loadSearch(context: RemoteContext): Promise<LoadResult> {
  const { searchParams, dispatch, getState } = context;
  const question = readQuestion(searchParams);
  if (!question) {
    await loadSuggestions(context);
    return { status: 'found' };
  }

  const page = readPage(searchParams);
  const query = { q: question, page, language: selectLanguage(getState()) };
  const found = await dispatch(blogApi.endpoints.blogSearch.initiate(query, once));
  if (page > 1 && found.data?.items.length === 0) return { status: 'notFound' };
  if (found.data?.total === 0) await loadSuggestions(context);
  return {
    status: 'found',
    isIncomplete: found.isError,
    canonical: toSearchPath(question, page),
    headValues: { context: 'question', query: question },
  };
}

export const searchRoute: RemoteRoute = {
  ...blogPage,
  path: '/blog/search',
  head: { title: 'search.head.title', description: 'search.head.description' },
  isIndexed: false,
  load: loadSearch,
  Component: SearchPage,
};
