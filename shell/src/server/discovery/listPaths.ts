import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { describeAddress, mountRoutes } from '../../routes/mountRoutes';
import { pageRoutes } from '../../routes/pageRoutes';
import type { LiveGeneration } from '../releases/registry-client/followRegistry';
import type { ReleaseStore } from '../releases/createReleaseStore';

/** Indexable site paths of the shell's pages. */
export function listShellPaths(): string[] {
  return pageRoutes
    .filter(({ isIndexed, canonical }) => isIndexed !== false && canonical === undefined)
    .flatMap(({ path, entries }) =>
      entries ? entries.map(({ id }) => path.replace(/\[\w+\]$/, id)) : [path],
    );
}

function isListed(remote: RemoteName, path: string): boolean {
  return mountRoutes.some((mount) => {
    const folder = mount.path.slice(0, -2);
    const isBelow = path === folder || path.startsWith(`${folder}/`);
    return mount.remote === remote && isBelow && describeAddress(mount, path).isIndexed;
  });
}

/** Public paths without parameters that live releases serve. */
export async function listRemotePaths(
  live: LiveGeneration,
  releaseStore: ReleaseStore,
): Promise<string[]> {
  const pins = Object.entries(live.current().remotes) as [
    RemoteName,
    { current: Parameters<ReleaseStore['describe']>[1] },
  ][];
  const paths = await Promise.all(
    pins.map(async ([remote, { current }]) => {
      const { routes } = await releaseStore.describe(remote, current);
      return routes
        .filter(
          ({ path, access, isIndexed }) =>
            access === 'public' && isIndexed !== false && !path.includes(':'),
        )
        .map(({ path }) => path)
        .filter((path) => isListed(remote, path));
    }),
  );
  return paths.flat();
}
