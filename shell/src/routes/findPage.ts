import type { PageEntry } from './entries/pageEntry';
import { pageRoutes, type PageRoute } from './pageRoutes';

export interface FoundPage {
  route: PageRoute;
  /** Of the page's words. */
  page: string;
  /** The path in its own spelling. */
  canonicalPath: string;
  entry?: PageEntry;
  /** The section that is shown alone; whether the page has such a section, its words decide. */
  part?: string;
}

const byPath = new Map(
  pageRoutes
    .filter(({ entries }) => entries === undefined)
    .map((route) => [route.path.toLowerCase(), route]),
);

function pageOf({ page, path }: PageRoute): string {
  return page ?? path.slice(1);
}

function toEntryPage(route: PageRoute, entry: PageEntry): FoundPage {
  const folder = route.path.slice(0, route.path.lastIndexOf('/'));
  return { route, page: pageOf(route), canonicalPath: `${folder}/${entry.id}`, entry };
}

function findEntry(parent: string, last: string): FoundPage | undefined {
  const route = pageRoutes.find(
    ({ path, entries }) => entries && path.toLowerCase().startsWith(`${parent}/[`),
  );
  const entry = route?.entries?.find(({ id }) => id.toLowerCase() === last);
  return route && entry && toEntryPage(route, entry);
}

/** Every page of a route with a parameter. */
export function listPages(routePath: string): FoundPage[] {
  const route = pageRoutes.find(({ path }) => path === routePath);
  if (!route?.entries) throw new Error(`no entries of ${routePath}`);
  return route.entries.map((entry) => toEntryPage(route, entry));
}

function findWhole(path: string): FoundPage | undefined {
  const route = byPath.get(path);
  if (route) return { route, page: pageOf(route), canonicalPath: route.path };
  const slash = path.lastIndexOf('/');
  return findEntry(path.slice(0, slash), path.slice(slash + 1));
}

/** The shell's page at a site path, however the path is spelled. */
export function findPage(sitePath: string): FoundPage | undefined {
  const path = sitePath.toLowerCase();
  const whole = findWhole(path);
  if (whole) return whole;
  // The name of a part may hold slashes: it belongs to the nearest page above it.
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = findWhole(path.slice(0, end));
    if (above) return { ...above, part: path.slice(end + 1) };
  }
  return undefined;
}
