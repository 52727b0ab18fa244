import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { SlotName } from '@tidegate/contracts/slots';
import { redirect } from 'react-router-dom';
import { parsePrefix } from '../locale/prefix';
import type { LoadedPage } from '../pages/loadPage';
import {
  loadRegion,
  SessionRequired,
  submitToRemote,
  type SiteLocation,
} from '../remotes/loadRegion';
import { matchRemoteRoute, type Head, type Region } from '../remotes/region';
import type { RemoteHost } from '../remotes/remoteHost';
import type { PageName, SiteRoute } from './siteRoutes';

/** What a page's loader decides. `slots` may still be on its way in the browser. */
export interface PageData {
  sitePath: string;
  /** Head of a shell page; a remote's page brings its own. */
  head?: Head;
  page?: PageName;
  region?: Region;
  slots: Partial<Record<SlotName, Region | Promise<Region>>>;
}

export interface PageServices {
  host: RemoteHost;
  /** Code and words of a shell page. */
  loadPage: (page: PageName) => Promise<LoadedPage>;
  /** What the visitor sees now, if the request is for that same page (a swap, a posted form). */
  findShown: (sitePath: string) => PageData | undefined;
  /** The server waits for the slots, a browser lets them arrive. */
  isServer: boolean;
}

function toSiteLocation(url: string): SiteLocation {
  const { pathname, searchParams } = new URL(url);
  return { path: parsePrefix(pathname).sitePath, searchParams };
}

async function loadSlots(
  { host, isServer }: PageServices,
  route: SiteRoute,
  location: SiteLocation,
): Promise<PageData['slots']> {
  const entries = route.slots.flatMap((slot) => {
    const remote = host.ownerOfSlot(slot);
    return remote ? [[slot, loadRegion(host, remote, location, { slot })] as const] : [];
  });
  if (!isServer) return Object.fromEntries(entries);
  return Object.fromEntries(
    await Promise.all(entries.map(async ([slot, region]) => [slot, await region] as const)),
  );
}

function loginRedirect({ path, searchParams }: SiteLocation): Response {
  const search = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
  return redirect(`/login?redirect=${encodeURIComponent(path + search)}`);
}

/** The version that a page under a visitor's hands keeps until the next navigation. */
function findKeptVersion({ host, findShown }: PageServices, sitePath: string): string | undefined {
  const region = findShown(sitePath)?.region;
  if (region?.status !== 'ready' || !host.isUsable(region.remote, region.version)) return undefined;
  const accepted = host.get(region.remote, region.version);
  const match = accepted && matchRemoteRoute(accepted.module, sitePath);
  return match?.route.isSwapSafe === false ? region.version : undefined;
}

/** The loader of one row of the route table. */
export function createPageLoader(services: PageServices, route: SiteRoute) {
  const { host, loadPage, findShown } = services;

  return async ({ request }: { request: Request }): Promise<PageData | Response> => {
    const location = toSiteLocation(request.url);
    const slots = loadSlots(services, route, location);

    if ('page' in route) {
      const head = findShown(location.path)?.head ?? (await loadPage(route.page)).head;
      return { sitePath: location.path, page: route.page, head, slots: await slots };
    }
    try {
      const keepVersion = findKeptVersion(services, location.path);
      const region = await loadRegion(host, route.remote, location, { keepVersion });
      return { sitePath: location.path, region, slots: await slots };
    } catch (error) {
      if (error instanceof SessionRequired) return loginRedirect(location);
      throw error;
    }
  };
}

/** What a refused form brings back to its page. */
export interface Submission {
  problem: unknown;
}

/** The action of one row: hands a posted form to the remote that showed it. */
export function createPageAction(services: PageServices, remote: RemoteName) {
  const { host } = services;
  return async ({ request }: { request: Request }): Promise<Submission | Response> => {
    const location = toSiteLocation(request.url);
    const version = findKeptVersion(services, location.path) ?? host.candidates(remote)[0];
    if (version === undefined) return { problem: undefined };
    const form = await request.formData();
    const result = await submitToRemote(host, { remote, version }, location, form, request.signal);
    if (result === undefined) {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- how the router takes a status
      throw new Response(null, { status: 405 });
    }
    return result.status === 'redirect' ? redirect(result.to) : { problem: result.problem };
  };
}
