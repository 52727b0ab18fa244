import type { PageEntry } from './entries/pageEntry';
import { pageRoutes, type PageRoute } from './pageRoutes';

export interface FoundPage {
  route: PageRoute;
  /** Name of the page's messages file. */
  page: string;
  canonicalPath: string;
  entry?: PageEntry;
  /** A single section shown as a page; the page's messages decide whether it exists. */
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

/** Finds the shell's page at a site path, ignoring case. */
export function findPage(sitePath: string): FoundPage | undefined {
  const path = sitePath.toLowerCase();
  const whole = findWhole(path);
  if (whole) return whole;
  // The name of a part may contain slashes: it belongs to the nearest page above it.
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = findWhole(path.slice(0, end));
    if (above) return { ...above, part: path.slice(end + 1) };
  }
  return undefined;
}
