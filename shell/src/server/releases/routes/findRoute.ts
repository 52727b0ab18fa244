import { matchRemoteRoute } from '../../../remotes/regions/region';

/** Whether a path begins with the part of the route's path before the first parameter. */
function mayMatch(routePath: string, sitePath: string): boolean {
  const fixed = routePath.replace(/\/[^/]*[:*?].*$/, '');
  return sitePath.includes('%') || sitePath.toLowerCase().startsWith(fixed.toLowerCase());
}

/** The router ranks only possible routes, because ranking all of a remote takes milliseconds. */
export function findRoute<Route extends { path: string }>(
  routes: readonly Route[],
  sitePath: string,
): Route | undefined {
  const possible = routes.filter(({ path }) => mayMatch(path, sitePath));
  return matchRemoteRoute(possible, sitePath)?.route;
}
