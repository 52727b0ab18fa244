import type {
  ContentHead,
  RemoteModule,
  RemoteRoute,
  RemoteSlot,
} from '@tidegate/contracts/remotes/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { SlotName } from '@tidegate/contracts/remotes/slots';
import { matchRoutes } from 'react-router-dom';

export type Thing = Readonly<Record<string, unknown>>;

export interface Head {
  title: string;
  description: string;
  content?: ContentHead;
  things?: readonly Thing[];
}

export type RegionView = { kind: 'route'; path: string } | { kind: 'slot'; slot: SlotName };

/** A region as a loader decided it: plain data, so the browser hydrates what the server chose. */
export type Region =
  | {
      status: 'ready';
      remote: RemoteName;
      version: string;
      view: RegionView;
      params: Readonly<Record<string, string>>;
      head?: Head;
      canonical?: string;
      /** The breadcrumb, without the home page. */
      breadcrumbs?: readonly { path: string; title: string }[];
      isIndexed?: false;
      isPart?: true;
      /** A call of its `load` failed: sent with HTTP 503. */
      isIncomplete?: boolean;
    }
  | { status: 'unavailable'; remote: RemoteName }
  /** The browser decides it after hydration. */
  | { status: 'arriving'; remote: RemoteName }
  | { status: 'notFound' };

export type ReadyRegion = Extract<Region, { status: 'ready' }>;

export interface RouteMatch {
  route: RemoteRoute;
  params: Readonly<Record<string, string>>;
}

export function matchRemoteRoute(module: RemoteModule, sitePath: string): RouteMatch | undefined {
  const routes = module.routes.map((route) => ({ path: route.path, handle: route }));
  const match = matchRoutes(routes, sitePath)?.at(-1);
  if (!match) return undefined;
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(match.params)) {
    if (value !== undefined) params[name] = value;
  }
  return { route: match.route.handle, params };
}

export function findSlot(module: RemoteModule, name: SlotName): RemoteSlot | undefined {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- one slot name so far
  return module.slots.find((slot) => slot.name === name);
}

/** Finds the route or slot of a view in the module that the region was decided for. */
export function findView(
  module: RemoteModule,
  view: RegionView,
): RemoteRoute | RemoteSlot | undefined {
  return view.kind === 'slot'
    ? findSlot(module, view.slot)
    : module.routes.find((route) => route.path === view.path);
}
