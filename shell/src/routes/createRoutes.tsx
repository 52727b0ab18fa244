import type { RouteObject } from 'react-router-dom';
import { RootError } from '../error-pages/RootError';
import { mounts } from './mounts';
import type { PageLoaders } from './pageLoader';
import { PageView } from './PageView';
import { SitePage } from './SitePage';

/**
 * The mounts of the remotes, then the shell; the tree never changes during a page's life. Without
 * loaders the routes show a page whose data exists.
 */
export function createRoutes(loaders?: PageLoaders): RouteObject[] {
  const ofRemotes = mounts.map(({ path, remote }): RouteObject => ({
    path,
    ...loaders?.ofMount(remote),
    Component: PageView,
  }));
  const shell: RouteObject = { path: '*', ...loaders?.ofShell, Component: PageView };
  return [{ Component: SitePage, ErrorBoundary: RootError, children: [...ofRemotes, shell] }];
}
