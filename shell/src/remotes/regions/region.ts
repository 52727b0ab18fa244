import type {
  ContentHead,
  RemoteModule,
  RemoteRoute,
  RemoteSlot,
} from '@tidegate/contracts/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { SlotName } from '@tidegate/contracts/slots';
import { matchRoutes } from 'react-router-dom';

/** Something as schema.org describes it. */
export type Thing = Readonly<Record<string, unknown>>;

export interface Head {
  title: string;
  description: string;
  content?: ContentHead;
  /** Data for search engines besides. */
  things?: readonly Thing[];
}

/** Which view of a remote a region shows. */
export type RegionView = { kind: 'route'; path: string } | { kind: 'slot'; slot: SlotName };

/** A region as decided by a loader: plain data, so that the browser hydrates what the server chose. */
export type Region =
  | {
      status: 'ready';
      remote: RemoteName;
      version: string;
      view: RegionView;
      params: Readonly<Record<string, string>>;
      head?: Head;
      canonical?: string;
      /** The way down to the page, without the home page. */
      trail?: readonly { path: string; title: string }[];
      isIndexed?: false;
      isPart?: true;
      /** A call of its `load` failed: sent with HTTP 503. */
      isIncomplete?: boolean;
    }
  | { status: 'unavailable'; remote: RemoteName }
  /** The browser is to decide it, as soon as it runs. */
  | { status: 'arriving'; remote: RemoteName }
  | { status: 'notFound' };

export type ReadyRegion = Extract<Region, { status: 'ready' }>;

export interface RouteMatch {
  route: RemoteRoute;
  params: Readonly<Record<string, string>>;
}

/** The page of a remote that a site path (no prefix) leads to. */
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

/** The route or slot behind a view, in the module that the region was decided for. */
export function findView(
  module: RemoteModule,
  view: RegionView,
): RemoteRoute | RemoteSlot | undefined {
  return view.kind === 'slot'
    ? findSlot(module, view.slot)
    : module.routes.find((route) => route.path === view.path);
}
