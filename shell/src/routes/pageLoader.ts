import type { SubmitResult } from '@tidegate/contracts/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { SlotName } from '@tidegate/contracts/slots';
import { redirect } from 'react-router-dom';
import { parsePrefix } from '../locale/prefix';
import type { PageDocument } from '../pages/pageDocument';
import type { PageSource } from '../pages/pageSource';
import { PageMoved, SessionRequired, type SiteLocation } from '../remotes/regions/decideRegion';
import type { Region } from '../remotes/regions/region';
import type { RegionSource } from '../remotes/regions/regionSource';
import { toLoginAddress } from './paths/accountPaths';
import { isGatedPath } from './paths/gatedPaths';
import type { MountRoute } from './mountRoutes';

/** A page of the shell without its sections, which a browser keeps as HTML. */
export interface ShownPage extends Omit<PageDocument, 'sections' | 'trail'> {
  /** Site path and query. */
  address: string;
}

/** What a page's loader decides. `slots` may still be on its way in the browser. */
export interface PageData {
  sitePath: string;
  /** A page of the shell's own. */
  page?: ShownPage;
  /** A page of a remote, or the reason why there is none. */
  region?: Region;
  slots: Partial<Record<SlotName, Region | Promise<Region>>>;
}

export interface PageServices {
  regions: RegionSource;
  pages: PageSource;
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
  { regions, isServer }: PageServices,
  slots: readonly SlotName[],
  location: SiteLocation,
): Promise<PageData['slots']> {
  const entries = slots.flatMap((slot) => {
    const remote = regions.ownerOfSlot(slot);
    return remote ? [[slot, regions.load(remote, location, { slot })] as const] : [];
  });
  if (!isServer) return Object.fromEntries(entries);
  return Object.fromEntries(
    await Promise.all(entries.map(async ([slot, region]) => [slot, await region] as const)),
  );
}

function loginRedirect({ path, searchParams }: SiteLocation): Response {
  const search = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
  return redirect(toLoginAddress(path + search));
}

async function findPage(
  { pages, findShown }: PageServices,
  { path, searchParams }: SiteLocation,
  signal: AbortSignal,
): Promise<ShownPage | undefined> {
  const address = searchParams.size > 0 ? `${path}?${searchParams.toString()}` : path;
  const shown = findShown(path)?.page;
  if (shown?.address === address) return shown;
  const loaded = await pages.load(address, signal);
  if (!loaded) return undefined;
  const { path: canonicalPath, isIndexed, layout, slots, head, language } = loaded.document;
  return { address, path: canonicalPath, isIndexed, layout, slots, head, language };
}

/** The loader of every path that no remote owns. */
export function createShellPageLoader(services: PageServices) {
  return async ({ request }: { request: Request }): Promise<PageData> => {
    const location = toSiteLocation(request.url);
    const page = await findPage(services, location, request.signal);
    if (!page) return { sitePath: location.path, region: { status: 'notFound' }, slots: {} };
    const slots = await loadSlots(services, page.slots, location);
    return { sitePath: location.path, page, slots };
  };
}

/** The loader of one remote's mount. */
export function createMountLoader(services: PageServices, { remote, slots }: MountRoute) {
  return async ({ request }: { request: Request }): Promise<PageData | Response> => {
    const location = toSiteLocation(request.url);
    const notice =
      services.isServer || isGatedPath(location.path)
        ? await findPage(services, location, request.signal)
        : undefined;
    if (notice) return { sitePath: location.path, page: notice, slots: {} };
    const loading = loadSlots(services, slots, location);
    try {
      const shown = services.findShown(location.path)?.region;
      const region = await services.regions.load(remote, location, { shown });
      return { sitePath: location.path, region, slots: await loading };
    } catch (error) {
      if (error instanceof SessionRequired) return loginRedirect(location);
      if (error instanceof PageMoved) return redirect(error.to, 301);
      throw error;
    }
  };
}

/** What a posted form brings back to its page. */
export type Submission = Exclude<SubmitResult, { status: 'redirect' }>;

/** The action of a mount: hands a posted form to the remote that showed it. */
export function createMountAction(services: PageServices, remote: RemoteName) {
  return async ({ request }: { request: Request }): Promise<Submission | Response> => {
    const location = toSiteLocation(request.url);
    const result = await services.regions.submit(remote, location, await request.formData(), {
      shown: services.findShown(location.path)?.region,
      signal: request.signal,
    });
    if (result === undefined) {
      // oxlint-disable-next-line typescript/only-throw-error -- how the router takes a status
      throw new Response(null, { status: 405 });
    }
    return result.status === 'redirect' ? redirect(result.to) : result;
  };
}
