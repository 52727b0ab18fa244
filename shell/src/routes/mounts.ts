import { remoteNames, remotePaths, type RemoteName } from '@tidegate/contracts/remotes/remoteNames';

/** The router paths of each remote: a path with everything below it. */
export const mounts: readonly { path: string; remote: RemoteName }[] = remoteNames.flatMap(
  (remote) => remotePaths[remote].map((path) => ({ path: `${path}/*`, remote })),
);
