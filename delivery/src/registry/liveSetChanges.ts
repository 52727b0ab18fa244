import type { ChangeResult } from '../release/registryReplies';
import type { Deployer } from './deployTokens';
import { findGood } from './liveHistory';
import { changeLiveSet, type LiveSet } from './liveSet';

/** What a deployer asks to be live. */
export interface Activation {
  remote: string;
  version: string;
  /** Even if it was rolled back earlier. */
  again?: boolean | undefined;
}

/** Makes a release live; a release that is live already stays as it is. */
export function activateRelease(
  liveSet: LiveSet,
  { remote, version, again }: Activation,
  deployer: Deployer,
): Promise<ChangeResult> {
  return changeLiveSet(liveSet, {
    action: 'activate',
    remote,
    deployer,
    again,
    findVersion: () => version,
  });
}

/**
 * Makes the newest good release before the current one live again. A second rollback goes one
 * further back: what was rolled back is not good.
 */
export function rollBack(
  liveSet: LiveSet,
  { remote }: { remote: string },
  deployer: Deployer,
): Promise<ChangeResult> {
  return changeLiveSet(liveSet, {
    action: 'rollback',
    remote,
    deployer,
    findVersion: (past) => findGood(past, [past[0]?.version ?? null])?.version,
  });
}
