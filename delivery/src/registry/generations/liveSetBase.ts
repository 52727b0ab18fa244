import type { Generation, ReleasePin } from '@tidegate/contracts/remotes/release';
import { isRemoteName, type RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { RegistryDatabase } from '../openRegistryDatabase';
import { getNewestGeneration } from './generationRepository';
import { findGood, listPastReleases, type PastRelease } from './liveHistory';

/** What is live, and what was live before. */
export interface LiveSetBase {
  live: Generation;
  current: string | null;
  past: readonly PastRelease[];
}

/** Reads the generation first, so that a later change forces a new attempt. */
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

/** Replaces the current release; a `bad` version cannot be the previous one. */
export function withCurrent(
  { live, past }: LiveSetBase,
  remote: RemoteName,
  { pin, bad = null }: { pin: ReleasePin; bad?: string | null },
): Generation['remotes'] {
  const previous = findGood(past, [pin.version, bad]);
  return { ...live.remotes, [remote]: { current: pin, ...(previous && { previous }) } };
}
