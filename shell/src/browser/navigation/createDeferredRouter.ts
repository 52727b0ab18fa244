import {
  createStaticRouter,
  matchRoutes,
  type HydrationState,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { DataRouter } from './dataRouter';

export interface DeferredRouter extends DataRouter {
  /** Waits for the router that navigates. */
  load: () => Promise<DataRouter>;
  /** Lets the loaded router take over; React hydrates with the state of the server's page. */
  markHydrated: () => void;
}

type Subscriber = Parameters<DataRouter['subscribe']>[0];

function readLocation(): StaticHandlerContext['location'] {
  const { pathname, search, hash } = location;
  const { usr: state = null, key = 'default' } = (history.state ?? {}) as {
    usr?: unknown;
    key?: string;
  };
  return { pathname, search, hash, state, key };
}

/** The router of the server's page: it has the same state as the one that rendered it. */
function createServedRouter(
  routes: RouteObject[],
  basename: string,
  { loaderData = {}, actionData = null, errors = null }: HydrationState,
) {
  const context: StaticHandlerContext = {
    basename,
    location: readLocation(),
    matches: [],
    loaderData,
    actionData,
    errors,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  const { routes: dataRoutes } = createStaticRouter(routes, context);
  const matches = matchRoutes(dataRoutes, context.location, basename) ?? [];
  return createStaticRouter(dataRoutes, { ...context, matches });
}

interface ServedPage {
  basename: string;
  hydrationData: HydrationState;
}

interface DeferredRouterOptions extends ServedPage {
  /** Starts the router that navigates, with the same routes and their loaders. */
  start: (page: ServedPage) => Promise<DataRouter>;
}

/**
 * Hydrates the server's page without the code that navigates, half of React Router. The first
 * navigation or revalidation loads it; its state then continues this one.
 */
export function createDeferredRouter(
  routes: RouteObject[],
  { basename, hydrationData, start }: DeferredRouterOptions,
): DeferredRouter {
  const served = createServedRouter(routes, basename, hydrationData);
  const { state } = served;
  const subscriptions = new Map<Subscriber, () => void>();
  let router: DataRouter | undefined;
  let loading: Promise<DataRouter> | undefined;
  let markHydrated = (): void => undefined;
  const hydrated = new Promise<void>((resolve) => (markHydrated = resolve));

  async function connect(): Promise<DataRouter> {
    const [started] = await Promise.all([start({ basename, hydrationData }), hydrated]);
    router = started;
    for (const subscriber of subscriptions.keys()) {
      subscriptions.set(subscriber, router.subscribe(subscriber));
    }
    return router;
  }

  function load(): Promise<DataRouter> {
    loading ??= connect().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return {
    ...served,
    load,
    markHydrated,
    get state() {
      return router ? router.state : state;
    },
    subscribe(subscriber) {
      subscriptions.set(subscriber, router ? router.subscribe(subscriber) : () => undefined);
      return () => {
        subscriptions.get(subscriber)?.();
        subscriptions.delete(subscriber);
      };
    },
    async navigate(...given: [never]) {
      await (await load()).navigate(...given);
    },
    async revalidate() {
      await (await load()).revalidate();
    },
  };
}
