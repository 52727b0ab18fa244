import { NavigationType, type HydrationState } from 'react-router-dom';
import type { RemoteHost } from '../../remotes/remoteHost';
import { createRegionSource } from '../../remotes/regions/regionSource';
import { createRoutes } from '../../routes/createRoutes';
import { createPageLoaders, type PageLoaders, type PageServices } from '../../routes/pageLoader';
import { createBrowserRouter } from './createBrowserRouter';
import type { DataRouter } from './dataRouter';

const longestWaitMs = 100;

/** Resolves before the next frame only if the browser has nothing to do until then. */
function yieldToFrame(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no `scheduler`.
    const { scheduler } = window as Partial<Window>;
    void scheduler?.postTask(resolve, { priority: 'background' });
    // Endless tasks of a release must not keep a visitor from leaving its page.
    setTimeout(resolve, scheduler ? longestWaitMs : 0);
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
