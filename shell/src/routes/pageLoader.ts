import type { SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { slotOwners, type SlotName } from '@tidegate/contracts/remotes/slots';
import { redirect } from 'react-router-dom';
import { parsePrefix } from '../locale/prefix';
import type { PageFacts } from '../pages/pageDocument';
import type { PageSource } from '../pages/pageSource';
import { PageMoved, SessionRequired, type SiteLocation } from '../remotes/regions/decideRegion';
import type { Region } from '../remotes/regions/region';
import type { RegionSource } from '../remotes/regions/regionSource';
import { toLoginAddress } from './paths/accountPaths';
import { isGatedPath } from './paths/isGatedPath';

export interface ShownPage extends PageFacts {
  /** Site path and query. */
  address: string;
}

export interface PageData {
  sitePath: string;
  page?: ShownPage;
  /** A page of a remote, or the reason for its absence. */
  region?: Region;
  slots: Partial<Record<SlotName, Region | Promise<Region>>>;
}

export interface PageServices {
  regions: RegionSource;
  /**
   * Before `regions` are used. If the releases of a remote cannot be found out, the document at the
   * address is loaded; without an address the promise is rejected.
   */
  findReleases: (remote: RemoteName, address?: string) => Promise<void>;
  pages: PageSource;
  /** The data shown now, if the request is for the same page (a swap or a submitted form). */
  findShown: (sitePath: string) => PageData | undefined;
  /** The server awaits the slots; a browser renders them when they settle. */
  isServer: boolean;
}

function toSiteLocation(url: string): SiteLocation {
  const { pathname, searchParams } = new URL(url);
  return { path: parsePrefix(pathname).sitePath, searchParams };
}

async function loadSlots(
  { regions, findReleases, findShown, isServer }: PageServices,
  slots: readonly SlotName[],
  location: SiteLocation,
): Promise<PageData['slots']> {
  const shown = findShown(location.path);
  // Without its releases a page is shown without its slots.
  await Promise.allSettled(slots.map((slot) => findReleases(slotOwners[slot])));
  const entries = slots.flatMap((slot) => {
    const remote = regions.ownerOfSlot(slot);
    return remote ? [[slot, regions.load(remote, location, { slot, shown })] as const] : [];
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
  return loaded && { address, ...loaded.facts };
}

function createShellPageLoader(services: PageServices) {
  return async ({ request }: { request: Request }): Promise<PageData> => {
    const location = toSiteLocation(request.url);
    const page = await findPage(services, location, request.signal);
    if (!page) return { sitePath: location.path, region: { status: 'notFound' }, slots: {} };
    const slots = await loadSlots(services, page.slots, location);
    return { sitePath: location.path, page, slots };
  };
}

export function createMountLoader(services: PageServices, remote: RemoteName) {
  return async ({ request }: { request: Request }): Promise<PageData | Response> => {
    const location = toSiteLocation(request.url);
    const notice =
      services.isServer || isGatedPath(location.path)
        ? await findPage(services, location, request.signal)
        : undefined;
    if (notice) return { sitePath: location.path, page: notice, slots: {} };
    try {
      await services.findReleases(remote, request.url);
      const shown = services.findShown(location.path);
      const region = await services.regions.load(remote, location, { shown });
      const slots = await loadSlots(services, region.page?.slots ?? [], location);
      return { sitePath: location.path, region, slots };
    } catch (error) {
      if (error instanceof SessionRequired) return loginRedirect(location);
      if (error instanceof PageMoved) return redirect(error.to, 301);
      throw error;
    }
  };
}

/** The result of a submitted form that stays on its page. */
export type Submission = Exclude<SubmitResult, { status: 'redirect' }>;

/** The action of a mount: submits a form to the remote that showed it. */
function createMountAction(services: PageServices, remote: RemoteName) {
  return async ({ request }: { request: Request }): Promise<Submission | Response> => {
    const location = toSiteLocation(request.url);
    const result = await services.regions.submit(remote, location, await request.formData(), {
      shown: services.findShown(location.path),
      signal: request.signal,
    });
    if (result === undefined) {
      // oxlint-disable-next-line typescript/only-throw-error -- how the router takes a status
      throw new Response(null, { status: 405 });
    }
    return result.status === 'redirect' ? redirect(result.to) : result;
  };
}

/** What the routes of the site load and submit. */
export function createPageLoaders(services: PageServices) {
  return {
    ofMount: (remote: RemoteName) => ({
      loader: createMountLoader(services, remote),
      action: createMountAction(services, remote),
    }),
    ofShell: { loader: createShellPageLoader(services) },
  };
}

export type PageLoaders = ReturnType<typeof createPageLoaders>;
