import type { RouteObject } from 'react-router-dom';
import { RootError } from '../error-pages/RootError';
import { mountRoutes } from './mountRoutes';
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
  const mounts = mountRoutes.map((mount): RouteObject => ({
    path: mount.path,
    handle: mount,
    loader: createMountLoader(services, mount),
    action: createMountAction(services, mount.remote),
    Component: PageView,
  }));
  const shell: RouteObject = {
    path: '*',
    loader: createShellPageLoader(services),
    Component: PageView,
  };
  return [{ Component: SitePage, ErrorBoundary: RootError, children: [...mounts, shell] }];
}
