import type {
  LoadResult,
  RemoteContext,
  RemoteRoute,
} from '@tidegate/contracts/remotes/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { blogApi, once } from '../../shared/blogApi';
import { readListQuery, toListPath } from '../../shared/blogPaths';
import { blogPage } from '../../shared/blogPage';
import { ArticleListPage } from './ArticleListPage';
import { nameSubject } from './nameSubject';

/** The translation context of the title. */
function chooseTitle(hasSubject: boolean, page: number): string {
  if (hasSubject) return page > 1 ? 'subjectPage' : 'subject';
  return page > 1 ? 'page' : '';
}

async function loadArticleList(context: RemoteContext): Promise<LoadResult> {
  const { params, searchParams, dispatch, getState } = context;
  const { blogArticleList, blogCategoryList } = blogApi.endpoints;
  const language = selectLanguage(getState());
  const query = readListQuery(params, searchParams, language);
  if (!query) return { status: 'notFound' };

  const [{ data: list, isError }] = await Promise.all([
    dispatch(blogArticleList.initiate(query, once)),
    dispatch(blogCategoryList.initiate({ language }, once)),
  ]);

  const { page } = query;
  const subject = nameSubject(query, list);
  // A category or tag without articles does not exist.
  if (list?.items.length === 0 && (page > 1 || subject)) return { status: 'notFound' };
  return {
    status: 'found',
    isIncomplete: isError,
    canonical: toListPath(query),
    ...(subject !== undefined && {
      breadcrumbs: [{ path: toListPath({ ...query, page: 1 }), title: subject }],
    }),
    headValues: {
      context: chooseTitle(subject !== undefined, page),
      page: String(page),
      subject: subject ?? '',
    },
  };
}

const page = {
  ...blogPage,
  head: { title: 'articleList.head.title', description: 'articleList.head.description' },
  load: loadArticleList,
  Component: ArticleListPage,
} as const;

export const articleListRoutes: readonly RemoteRoute[] = [
  { ...page, path: '/blog/more' },
  // A duplicate address of the list.
  { ...page, path: '/blog/list', isIndexed: false },
  { ...page, path: '/blog/category/:category' },
  { ...page, path: '/blog/tag/:tag' },
];
