import { remoteNames } from '@tidegate/contracts/remotes/remoteNames';
import { pageRoutes } from '../../routes/pageRoutes';
import { describePage } from '../../routes/remotePage';
import type { LiveGeneration } from '../releases/registry-client/followRegistry';
import type { ReleaseStore } from '../releases/createReleaseStore';
import type { SitemapPage } from './sitemap';

/** Indexable site paths of the shell's pages. */
export function listShellPaths(): string[] {
  return pageRoutes
    .filter(({ isIndexed, canonical }) => isIndexed !== false && canonical === undefined)
    .flatMap(({ path, entries }) =>
      entries ? entries.map(({ id }) => path.replace(/\[\w+\]$/, id)) : [path],
    );
}

/** Indexable public pages without parameters that live releases serve. */
export async function listRemotePages(
  live: LiveGeneration,
  releaseStore: ReleaseStore,
): Promise<SitemapPage[]> {
  const { remotes } = live.current();
  const pages = await Promise.all(
    remoteNames.map(async (remote) => {
      const pin = remotes[remote]?.current;
      if (!pin) return [];
      const { routes } = await releaseStore.describe(remote, pin);
      return routes
        .filter(({ path, access }) => access === 'public' && !/[:*]/.test(path))
        .map((route) => ({ path: route.path, ...describePage(route) }))
        .filter(({ isIndexed }) => isIndexed);
    }),
  );
  return pages.flat();
}
