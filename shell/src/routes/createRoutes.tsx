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

/** The remotes' mounts, and the shell for every other path; the same tree for the life of the page. */
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
