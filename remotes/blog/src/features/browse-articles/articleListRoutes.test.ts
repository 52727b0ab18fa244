import type { LoadResult, RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { siteApi } from '@tidegate/contracts/siteApi';
import { createFakeTransport } from '@tidegate/delivery/testing/fakeTransport';
import { createTestStore } from '@tidegate/delivery/testing/testStore';
import blog from '../../exposed/remote';
import { blogReplies } from '../../shared/testing/blogReplies';
import { articleListRoutes } from './articleListRoutes';

function findRoute(path: string): RemoteRoute {
  const route = articleListRoutes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`there is no route ${path}`);
  return route;
}

async function load(
  path: string,
  params: Readonly<Record<string, string>>,
  search: string,
): Promise<LoadResult | undefined> {
  blog.registerEndpoints?.(siteApi);
  const { transport } = createFakeTransport(blogReplies());
  const store = createTestStore({ remote: blog, transport });
  return findRoute(path).load?.({
    params,
    searchParams: new URLSearchParams(search),
    dispatch: store.dispatch,
    getState: store.getState,
    signal: new AbortController().signal,
  });
}

test.each([
  ['/blog/list', {}, '', '/blog/more'],
  ['/blog/list', {}, 'page=2', '/blog/more?page=2'],
  ['/blog/more', {}, '', '/blog/more'],
  ['/blog/more', {}, 'page=1&q=x', '/blog/more'],
  ['/blog/more', {}, 'page=2', '/blog/more?page=2'],
  ['/blog/category/:category', { category: 'Privacy' }, 'page=3', '/blog/category/privacy?page=3'],
  ['/blog/tag/:tag', { tag: 'dns' }, 'page=2', '/blog/tag/dns?page=2'],
])('the canonical address of %s with %j and "%s" is %s', async (path, params, search, known) => {
  expect(await load(path, params, search)).toMatchObject({ canonical: known });
});
