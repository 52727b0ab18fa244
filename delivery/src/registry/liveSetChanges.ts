import type { ChangeResult } from '../release/registryReplies';
import type { Deployer } from './deployTokens';
import { changeLiveSet, type LiveSet } from './liveSet';

/** Makes a release live; a release that is live already stays as it is. */
export function activateRelease(
  liveSet: LiveSet,
  { remote, version }: { remote: string; version: string },
  deployer: Deployer,
): Promise<ChangeResult> {
  return changeLiveSet(liveSet, {
    action: 'activate',
    remote,
    deployer,
    findVersion: () => version,
  });
}

/** Makes the previous release live again; a second rollback undoes the first. */
export function rollBack(
  liveSet: LiveSet,
  { remote }: { remote: string },
  deployer: Deployer,
): Promise<ChangeResult> {
  return changeLiveSet(liveSet, {
    action: 'rollback',
    remote,
    deployer,
    findVersion: (present) => present?.previous?.version,
  });
}
