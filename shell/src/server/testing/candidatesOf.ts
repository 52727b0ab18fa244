import { remoteNames } from '@tidegate/contracts/remotes/remoteNames';
import { createCandidates, type Candidates } from '../releases/createCandidates';
import type { ServerRelease } from '../releases/serverRelease';

/** Candidates of a page, best first, none of which is in quarantine. */
export function candidatesOf(...releases: readonly ServerRelease[]): Candidates {
  return createCandidates(
    remoteNames.map((name) => [name, releases.filter(({ browser }) => browser.remote === name)]),
    { has: () => false, isDangerous: () => false },
  );
}
