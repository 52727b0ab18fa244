import type { HydrationState } from 'react-router-dom';
import type { RemoteHost } from '../../remotes/remoteHost';
import { createRegionSource } from '../../remotes/regions/regionSource';
import { createRoutes } from '../../routes/createRoutes';
import { createPageLoaders, type PageServices } from '../../routes/pageLoader';
import { createBrowserRouter } from './createBrowserRouter';
import type { DataRouter } from './dataRouter';

/** The router that navigates, with the loaders that only it calls. */
export function startRouter(
  host: RemoteHost,
  services: Pick<PageServices, 'pages' | 'findShown' | 'findReleases'>,
  options: { basename: string; hydrationData: HydrationState },
): DataRouter {
  const regions = createRegionSource(host);
  const loaders = createPageLoaders({ ...services, regions, isServer: false });
  return createBrowserRouter(createRoutes(loaders), options);
}
