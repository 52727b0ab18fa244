import type { Generation, ReleasePin } from '@tidegate/contracts/release';
import { isRemoteName, type RemoteName } from '@tidegate/contracts/remoteNames';
import type { RegistryDatabase } from '../database';
import { getNewestGeneration } from './generationRepository';
import { findGood, listPastReleases, type PastRelease } from './liveHistory';

/** What a change of one remote starts from: what is live, and what was. */
export interface LiveSetBase {
  live: Generation;
  /** The live version of the remote. */
  current: string | null;
  past: readonly PastRelease[];
}

/** The generation comes first: a change that is made after it makes this one start again. */
export async function readBase(db: RegistryDatabase, remote: string): Promise<LiveSetBase> {
  const live = await getNewestGeneration(db);
  if (!isRemoteName(remote)) return { live, current: null, past: [] };
  const current = live.remotes[remote]?.current.version ?? null;
  return { live, current, past: await listPastReleases(db, remote) };
}

/** The version that a rollback activates. */
export function findRollbackVersion({ current, past }: LiveSetBase): string | null {
  return findGood(past, [current])?.version ?? null;
}

/** The live set with another current release; what is `bad` from now on does not stand behind it. */
export function withCurrent(
  { live, past }: LiveSetBase,
  remote: RemoteName,
  { pin, bad = null }: { pin: ReleasePin; bad?: string | null },
): Generation['remotes'] {
  const previous = findGood(past, [pin.version, bad]);
  return { ...live.remotes, [remote]: { current: pin, ...(previous && { previous }) } };
}
