import type { RouteObject } from 'react-router-dom';
import { RootError } from '../error-pages/RootError';
import { mounts } from './mounts';
import {
  createMountAction,
  createMountLoader,
  createShellPageLoader,
  type PageServices,
} from './pageLoader';
import { PageView } from './PageView';
import { SitePage } from './SitePage';

/** The mounts of the remotes, then the shell; the tree never changes during a page's life. */
export function createRoutes(services: PageServices): RouteObject[] {
  const ofRemotes = mounts.map(({ path, remote }): RouteObject => ({
    path,
    loader: createMountLoader(services, remote),
    action: createMountAction(services, remote),
    Component: PageView,
  }));
  const shell: RouteObject = {
    path: '*',
    loader: createShellPageLoader(services),
    Component: PageView,
  };
  return [{ Component: SitePage, ErrorBoundary: RootError, children: [...ofRemotes, shell] }];
}
