import { isRemoteName, type RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { DeliveryError, unknownRemote } from '../../release/deliveryError';
import type { ChangeResult } from '../../release/registryReplies';
import type { Acceptance } from '../releases/acceptance';
import { insertAuditEntry, type ChangeEntry } from '../auth/auditRepository';
import { requireScope, type Deployer } from '../auth/deployTokens';
import type { GenerationFeed } from './generationFeed';
import { readBase, type LiveSetBase } from './liveSetBase';

export interface LiveSet extends Acceptance {
  feed: GenerationFeed;
}

/** Input of an attempt, which records its result in `entry`. */
export interface Attempt {
  remote: RemoteName;
  base: LiveSetBase;
  entry: ChangeEntry;
}

export interface Change {
  action: ChangeEntry['action'];
  remote: string;
  deployer: Deployer;
  reason?: string | undefined;
  /** Called again for each base. */
  findVersions: (base: LiveSetBase) => Pick<ChangeEntry, 'fromVersion' | 'toVersion'>;
  /** Returns undefined if another change came first and a new attempt is needed. */
  attempt: (attempt: Attempt) => Promise<ChangeResult | undefined>;
}

/** An attempt fails only if another change succeeded; five teams never need this many. */
const attempts = 20;

function requireRemote({ remote, deployer }: Change): RemoteName {
  if (!isRemoteName(remote)) throw unknownRemote(remote);
  requireScope(deployer, remote);
  return remote;
}

function describeChange(change: Change, base: LiveSetBase): ChangeEntry {
  const { action, remote, deployer, reason = null } = change;
  const { name: actor, person } = deployer;
  return { actor, person, action, remote, reason, ...change.findVersions(base) };
}

async function tryChange({ db }: LiveSet, change: Change): Promise<ChangeResult | undefined> {
  const remote = requireRemote(change);
  const base = await readBase(db, remote);
  return change.attempt({ remote, base, entry: describeChange(change, base) });
}

async function recordRefusal({ db }: LiveSet, change: Change, refusal: DeliveryError) {
  const base = await readBase(db, change.remote);
  const { code, message: reason } = refusal;
  await insertAuditEntry(db, { ...describeChange(change, base), outcome: 'refused', code, reason });
}

/** Changes the live set and records the change, even if it is refused. */
export async function changeLiveSet(liveSet: LiveSet, change: Change): Promise<ChangeResult> {
  try {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const result = await tryChange(liveSet, change);
      if (!result) continue;
      await liveSet.feed.announce(result.generation);
      return result;
    }
    throw new DeliveryError('delivery.busy', 'Too many changes at once; try again.');
  } catch (error) {
    if (error instanceof DeliveryError) await recordRefusal(liveSet, change, error);
    throw error;
  }
}
