import { NavigationType, type HydrationState } from 'react-router-dom';
import type { RemoteHost } from '../../remotes/remoteHost';
import { createRegionSource } from '../../remotes/regions/regionSource';
import { createRoutes } from '../../routes/createRoutes';
import { createPageLoaders, type PageLoaders, type PageServices } from '../../routes/pageLoader';
import { createBrowserRouter } from './createBrowserRouter';
import type { DataRouter } from './dataRouter';

/** Resolves before the next frame only if the browser has nothing to do until then. */
function yieldToFrame(): Promise<void> {
  // Safari has no `scheduler`.
  const { scheduler } = window as Partial<Window>;
  return new Promise((resolve) => {
    if (scheduler) void scheduler.postTask(resolve, { priority: 'background' });
    else setTimeout(resolve);
  });
}

/** The router that navigates, with the loaders that only it calls. */
export function startRouter(
  host: RemoteHost,
  services: Pick<PageServices, 'pages' | 'findShown' | 'findReleases'>,
  options: { basename: string; hydrationData: HydrationState },
): DataRouter {
  const regions = createRegionSource(host);
  const { ofMount, ofShell } = createPageLoaders({ ...services, regions, isServer: false });

  /** Lets a busy phone show that a navigation has started before the code of the remote runs. */
  function loadAfterFrame({ loader, action }: ReturnType<PageLoaders['ofMount']>) {
    return {
      action,
      async loader(given: Parameters<typeof loader>[0]) {
        // The data of a page in the history is in memory.
        if (router.state.navigation.historyAction !== NavigationType.Pop) await yieldToFrame();
        return loader(given);
      },
    };
  }

  const routes = createRoutes({ ofShell, ofMount: (remote) => loadAfterFrame(ofMount(remote)) });
  const router = createBrowserRouter(routes, options);
  return router;
}
