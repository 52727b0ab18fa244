import type { RouteObject } from 'react-router-dom';
import { PageView } from './PageView';
import { createPageAction, createPageLoader, type PageServices } from './pageLoader';
import { RootError } from '../error-pages/RootError';
import { SitePage } from './SitePage';
import { siteRoutes, type SiteRoute } from './siteRoutes';

/** Carried by each route, so that the document knows the layout of the page it shows. */
export interface RouteHandle {
  route: SiteRoute;
}

const notFoundRoute: SiteRoute = { path: '*', layout: 'default', slots: [], page: 'home' };

/** The route table as the router wants it; the same tree for the life of the page. */
export function createRoutes(services: PageServices): RouteObject[] {
  const pages = siteRoutes.map((route): RouteObject => ({
    path: route.path,
    handle: { route } satisfies RouteHandle,
    loader: createPageLoader(services, route),
    ...('remote' in route && { action: createPageAction(services, route.remote) }),
    Component: PageView,
  }));

  return [
    {
      Component: SitePage,
      ErrorBoundary: RootError,
      children: [
        ...pages,
        {
          path: '*',
          handle: { route: notFoundRoute } satisfies RouteHandle,
          loader: ({ request }) => ({
            sitePath: new URL(request.url).pathname,
            region: { status: 'notFound' },
            slots: {},
          }),
          Component: PageView,
        },
      ],
    },
  ];
}
