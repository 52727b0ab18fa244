import type { Generation } from '@tidegate/contracts/remotes/release';
import { DeliveryError } from '../../release/deliveryError';
import type { ChangeResult } from '../../release/registryReplies';
import { acceptRelease } from './acceptance';
import { insertAuditEntry } from '../auth/auditRepository';
import type { Deployer } from '../auth/deployTokens';
import { insertGenerationAfter } from '../generations/generationRepository';
import { changeLiveSet, type Attempt, type LiveSet } from '../generations/liveSet';
import { findRollbackVersion, withCurrent } from '../generations/liveSetBase';
import { markRevoked } from './releaseRepository';
import { getStoredRelease, notReleased, type ReleaseName } from './storedRelease';

export interface Revocation {
  remote: string;
  version: string;
  reason: string;
}

/** Removes the revoked release as the current and as the previous one. */
async function removeFromLive(
  liveSet: LiveSet,
  { remote, base }: Attempt,
  { version: bad }: ReleaseName,
): Promise<Generation['remotes']> {
  const { remotes } = base.live;
  if (bad !== base.current) {
    const pin = remotes[remote]?.current;
    return pin ? withCurrent(base, remote, { pin, bad }) : remotes;
  }
  const version = findRollbackVersion(base);
  if (version !== null) {
    return withCurrent(base, remote, {
      pin: await acceptRelease(liveSet, { remote, version }),
      bad,
    });
  }
  const title = `${remote}@${bad}`;
  throw new DeliveryError(
    'delivery.noPrevious',
    `${title} is live and ${remote} has no earlier good release to go back to.`,
  );
}

/** Always makes a generation, so that an earlier activation of this release cannot succeed. */
async function revoke(
  { db }: LiveSet,
  { remote, base, entry }: Attempt,
  { version, reason, remotes }: Revocation & { remotes: Generation['remotes'] },
): Promise<Generation | undefined> {
  return db.transaction().execute(async (transaction) => {
    const next = await insertGenerationAfter(transaction, base.live, remotes);
    if (!next) return undefined;
    await markRevoked(transaction, { remote, version }, reason);
    const done = { ...entry, generation: next.id, outcome: 'done' } as const;
    if (version === base.current) {
      const toVersion = remotes[remote]?.current.version ?? null;
      await insertAuditEntry(transaction, { ...done, action: 'rollback', toVersion });
    }
    await insertAuditEntry(transaction, done);
    return next;
  });
}

/** Rolls the release back first if it is live; refused if no good release remains. */
export function revokeRelease(
  liveSet: LiveSet,
  revocation: Revocation,
  deployer: Deployer,
): Promise<ChangeResult> {
  const { remote, version, reason } = revocation;
  return changeLiveSet(liveSet, {
    action: 'revoke',
    ...{ remote, deployer, reason },
    findVersions: () => ({ fromVersion: version, toVersion: null }),
    async attempt(attempt) {
      const { base, entry } = attempt;
      const name = { remote: attempt.remote, version };
      const { isReleased, revocationReason } = await getStoredRelease(liveSet.db, name);
      if (!isReleased) throw notReleased(name);
      if (revocationReason !== null) {
        await insertAuditEntry(liveSet.db, { ...entry, outcome: 'unchanged' });
        return { isChanged: false, generation: base.live };
      }
      const remotes = await removeFromLive(liveSet, attempt, name);
      const generation = await revoke(liveSet, attempt, { ...revocation, remotes });
      return generation && { isChanged: true, generation };
    },
  });
}
