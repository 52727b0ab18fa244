import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { toReleaseName } from '../../../remotes/browserRelease';
import type { OpenPage } from '../../swap/openPage';

export interface LiveReleases {
  host: Pick<OpenPage['host'], 'candidates'>;
  live: Pick<OpenPage['live'], 'find'>;
}

/** The release that the next page of a remote shows. */
export function findCurrentRelease({ host, live }: LiveReleases, remote: RemoteName) {
  const [version] = host.candidates(remote);
  return version === undefined ? undefined : live.find(toReleaseName({ remote, version }));
}
