import type {
  ContentHead,
  RemoteModule,
  RemoteRoute,
  RemoteSlot,
} from '@tidegate/contracts/remotes/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { SlotName } from '@tidegate/contracts/remotes/slots';
import { matchRoutes } from 'react-router-dom';
import type { RemotePage } from '../../routes/remotePage';

export type Thing = Readonly<Record<string, unknown>>;

export interface Head {
  title: string;
  description: string;
  content?: ContentHead;
  things?: readonly Thing[];
}

export type RegionView = { kind: 'route'; path: string } | { kind: 'slot'; slot: SlotName };

/** A region as a loader decided it: plain data, so the browser hydrates what the server chose. */
export type Region = { page?: RemotePage | undefined } & (
  | {
      status: 'ready';
      remote: RemoteName;
      version: string;
      view: RegionView;
      params: Readonly<Record<string, string>>;
      head?: Head;
      canonical?: string;
      /** Without the home page. */
      breadcrumbs?: readonly { path: string; title: string }[];
      /** A call of its `load` failed: sent with HTTP 503. */
      isIncomplete?: boolean;
    }
  | { status: 'unavailable'; remote: RemoteName }
  /** The browser decides it after hydration. */
  | { status: 'arriving'; remote: RemoteName }
  | { status: 'notFound' }
);

export type ReadyRegion = Extract<Region, { status: 'ready' }>;

export interface RouteMatch<Route> {
  route: Route;
  params: Readonly<Record<string, string>>;
}

export function matchRemoteRoute<Route extends { path: string }>(
  all: readonly Route[],
  sitePath: string,
): RouteMatch<Route> | undefined {
  const routes = all.map((route) => ({ path: route.path, handle: route }));
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

/** Adds the code of lazy pages to their routes, which render without waiting from then on. */
export async function loadCode(
  { routes, lazyPages }: RemoteModule,
  route: RemoteRoute,
): Promise<void> {
  if (route.isLazy && !route.Component) {
    const pages = await lazyPages?.();
    for (const lazy of routes) Object.assign(lazy, pages?.[lazy.path]);
  }
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
