import { findOwner } from '@tidegate/contracts/remotes/findOwner';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { FastifyBaseLogger } from 'fastify';
import type { PageAccess } from '../../../routes/remotePage';
import { findRoute } from './findRoute';
import type { Overrides } from '../overrides';
import type { LiveGeneration } from '../registry-client/followRegistry';
import type { ReleaseStore } from '../createReleaseStore';

/** Finds who may see the page of a remote, before any release runs; undefined if there is no page. */
export type FindRoute = (sitePath: string, overrides: Overrides) => Promise<PageAccess | undefined>;

/** Pages that stay closed while the document of their release cannot be read. */
const closedPaths = ['/myAccount/*', '/paySuc', '/order/history', '/order/invite'];
const closedRoutes: readonly (PageAccess & { path: string })[] = [
  ...closedPaths.map((path) => ({ path })),
  ...['/order/invoice/*', '/order/withdraw/*'].map((path) => ({ path })),
  ...['/paystatus', '/win-pay-result'].map((path) => ({ path, guestParameter: 'result' })),
].map((route) => ({ ...route, access: 'account' }));

export function createRouteFinder({
  live,
  releaseStore,
  logger,
}: {
  live: Pick<LiveGeneration, 'current'>;
  releaseStore: Pick<ReleaseStore, 'describe' | 'find'>;
  logger: Pick<FastifyBaseLogger, 'error'>;
}): FindRoute {
  async function listRoutes(remote: RemoteName, override: string | undefined) {
    try {
      const pin = live.current().remotes[remote]?.current;
      const chosen = override === undefined ? undefined : await releaseStore.find(remote, override);
      const release = chosen ?? (pin && (await releaseStore.describe(remote, pin)));
      return release?.routes ?? closedRoutes;
    } catch (error) {
      logger.error({ code: 'edge.releaseUnavailable', remote, err: error });
      return closedRoutes;
    }
  }

  return async (sitePath, overrides) => {
    const remote = findOwner(sitePath);
    if (!remote) return undefined;
    return findRoute(await listRoutes(remote, overrides.get(remote)), sitePath);
  };
}
