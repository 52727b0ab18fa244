import { DeliveryError } from '../../release/deliveryError';
import type { ChangeResult } from '../../release/registryReplies';
import { acceptRelease } from '../releases/acceptance';
import { getLastActivation, insertAuditEntry } from '../auth/auditRepository';
import type { Deployer } from '../auth/deployTokens';
import { insertGenerationAfter } from './generationRepository';
import { changeLiveSet, type Attempt, type LiveSet } from './liveSet';
import { findRollbackVersion, withCurrent, type LiveSetBase } from './liveSetBase';

export interface Activation {
  remote: string;
  version: string;
  /** Also activates a version that was rolled back earlier. */
  again?: boolean | undefined;
  reason?: string | undefined;
}

async function makeLive(
  liveSet: LiveSet,
  { remote, base, entry }: Attempt,
  { version, bad = null }: { version: string; bad?: string | null },
): Promise<ChangeResult | undefined> {
  const pin = await acceptRelease(liveSet, { remote, version });
  const remotes = withCurrent(base, remote, { pin, bad });
  const generation = await liveSet.db.transaction().execute(async (transaction) => {
    const next = await insertGenerationAfter(transaction, base.live, remotes);
    if (!next) return undefined;
    await insertAuditEntry(transaction, { ...entry, generation: next.id, outcome: 'done' });
    return next;
  });
  return generation && { isChanged: true, generation };
}

async function leaveAsItIs(liveSet: LiveSet, { base, entry }: Attempt): Promise<ChangeResult> {
  await insertAuditEntry(liveSet.db, { ...entry, toVersion: base.current, outcome: 'unchanged' });
  return { isChanged: false, generation: base.live };
}

function wasRolledBack({ past }: LiveSetBase, version: string): boolean {
  return past.some((release) => release.version === version && release.wasRolledBack);
}

function refuseRolledBack({ remote, base }: Attempt, version: string): void {
  const release = base.past.find((past) => past.version === version);
  if (!release?.wasRolledBack || release.isRevoked) return;
  throw new DeliveryError('delivery.rolledBack', `${remote}@${version} was rolled back earlier.`);
}

/** Makes a release live; a no-op if it is live already. */
export function activateRelease(
  liveSet: LiveSet,
  { remote, version, again, reason }: Activation,
  deployer: Deployer,
): Promise<ChangeResult> {
  return changeLiveSet(liveSet, {
    action: 'activate',
    ...{ remote, deployer, reason },
    findVersions: ({ current }) => ({ fromVersion: current, toVersion: version }),
    async attempt(attempt) {
      if (version === attempt.base.current) return leaveAsItIs(liveSet, attempt);
      if (!again) refuseRolledBack(attempt, version);
      return makeLive(liveSet, attempt, { version });
    },
  });
}

/** Names the live release and its deployer, which the caller has not seen. */
async function notLive(
  { db }: LiveSet,
  { remote, base }: Attempt,
  version: string,
): Promise<DeliveryError> {
  const title = `${remote}@${version} is not live`;
  if (base.current === null) return new DeliveryError('delivery.notLive', `${title}: nothing is.`);
  const { at, actor, person } = await getLastActivation(db, remote, base.live.id);
  const live = `${base.current} is, by ${person ?? actor} since ${at}`;
  return new DeliveryError('delivery.notLive', `${title}: ${live}.`);
}

export interface Rollback {
  remote: string;
  /** The version that the deployer saw live; defaults to the live one. */
  from?: string | undefined;
  reason?: string | undefined;
}

/**
 * Activates the newest good release before the current one. A rolled-back release is not good, so a
 * second rollback goes further back. With `from`, concurrent rollbacks count only once.
 */
export function rollBack(
  liveSet: LiveSet,
  { remote, from, reason }: Rollback,
  deployer: Deployer,
): Promise<ChangeResult> {
  return changeLiveSet(liveSet, {
    action: 'rollback',
    ...{ remote, deployer, reason },
    findVersions: (base) => ({
      fromVersion: from ?? base.current,
      toVersion: findRollbackVersion(base),
    }),
    async attempt(attempt) {
      const { base, entry } = attempt;
      const { fromVersion: bad, toVersion: version } = entry;
      if (bad !== null && bad !== base.current) {
        if (wasRolledBack(base, bad)) return leaveAsItIs(liveSet, attempt);
        throw await notLive(liveSet, attempt, bad);
      }
      if (version !== null) return makeLive(liveSet, attempt, { version, bad });
      throw new DeliveryError('delivery.noPrevious', `${remote} has no earlier good release.`);
    },
  });
}
