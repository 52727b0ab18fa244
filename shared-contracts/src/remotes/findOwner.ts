import { remoteNames, remotePaths, type RemoteName } from './remoteNames';

const owners = remoteNames.flatMap((remote) =>
  remotePaths[remote].map((path) => ({ remote, path: path.toLowerCase() })),
);

/** The remote that owns a site path (no language or device prefix), if any; case-insensitive. */
export function findOwner(sitePath: string): RemoteName | undefined {
  const path = sitePath.toLowerCase();
  return owners.find((owner) => path === owner.path || path.startsWith(`${owner.path}/`))?.remote;
}
