import type { Generation, ReleasePin } from '@tidegate/contracts/release';
import { isRemoteName, type RemoteName } from '@tidegate/contracts/remoteNames';
import { DeliveryError, unknownRemote } from '../release/deliveryError';
import type { ChangeResult } from '../release/registryReplies';
import { acceptRelease, type Acceptance } from './acceptance';
import { insertAuditEntry } from './auditRepository';
import type { RegistryDatabase } from './database';
import { requireScope, type Deployer } from './deployTokens';
import type { GenerationFeed } from './generationFeed';
import { getNewestGeneration, insertGenerationAfter } from './generationRepository';
import { findGood, listPastReleases, type PastRelease } from './liveHistory';

export interface LiveSet extends Acceptance {
  feed: GenerationFeed;
}

/** What a change starts from: what is live, and what was. */
export interface LiveSetBase {
  live: Generation;
  /** Of the remote that changes. */
  past: readonly PastRelease[];
}

/** What a deployer asks of one remote; the version is found anew for each base that is tried. */
export interface Change {
  action: 'activate' | 'rollback';
  remote: string;
  deployer: Deployer;
  /** Activates a version that was rolled back, too. */
  again?: boolean | undefined;
  findVersion: (past: LiveSetBase['past']) => string | undefined;
}

/** Each attempt fails only because another change succeeded; five teams cannot need this many. */
const attempts = 20;

function requireRemote({ remote, deployer }: Change): RemoteName {
  if (!isRemoteName(remote)) throw unknownRemote(remote);
  requireScope(deployer, remote);
  return remote;
}

/** The generation comes first: a change that is made after it makes this one start again. */
async function readBase(db: RegistryDatabase, remote: string): Promise<LiveSetBase> {
  const live = await getNewestGeneration(db);
  return { live, past: isRemoteName(remote) ? await listPastReleases(db, remote) : [] };
}

function describeChange({ action, remote, deployer, findVersion }: Change, base: LiveSetBase) {
  const present = isRemoteName(remote) ? base.live.remotes[remote] : undefined;
  return {
    actor: deployer.name,
    action,
    remote,
    from_version: present?.current.version ?? null,
    to_version: findVersion(base.past) ?? null,
  };
}

function refuseRolledBack({ remote, again }: Change, version: string, { past }: LiveSetBase): void {
  if (again || !past.some((release) => release.version === version && release.wasRolledBack)) return;
  throw new DeliveryError('delivery.rolledBack', `${remote}@${version} was rolled back earlier.`);
}

function withCurrent(
  { live, past }: LiveSetBase,
  remote: RemoteName,
  { pin, bad }: { pin: ReleasePin; bad: string | null },
): Generation['remotes'] {
  const previous = findGood(past, [pin.version, bad]);
  return { ...live.remotes, [remote]: { current: pin, ...(previous && { previous }) } };
}

/** Undefined if another change came first, so that this one must look again. */
async function tryChange(liveSet: LiveSet, change: Change): Promise<ChangeResult | undefined> {
  const { db } = liveSet;
  const remote = requireRemote(change);
  const base = await readBase(db, remote);
  const { live } = base;
  const entry = describeChange(change, base);
  const { from_version: replaced, to_version: version } = entry;
  if (version === null) {
    const message = `${remote} has no earlier release that was live and not rolled back.`;
    throw new DeliveryError('delivery.noPrevious', message);
  }
  if (version === replaced) {
    await insertAuditEntry(db, { ...entry, outcome: 'unchanged' });
    return { isChanged: false, generation: live };
  }
  refuseRolledBack(change, version, base);
  const pin = await acceptRelease(liveSet, { remote, version });
  const bad = change.action === 'rollback' ? replaced : null;
  const generation = await db.transaction().execute(async (transaction) => {
    const remotes = withCurrent(base, remote, { pin, bad });
    const next = await insertGenerationAfter(transaction, live, remotes);
    if (!next) return undefined;
    await insertAuditEntry(transaction, { ...entry, generation: next.id, outcome: 'done' });
    return next;
  });
  return generation && { isChanged: true, generation };
}

async function recordRefusal({ db }: LiveSet, change: Change, refusal: DeliveryError) {
  const base = await readBase(db, change.remote);
  const { code, message: reason } = refusal;
  await insertAuditEntry(db, { ...describeChange(change, base), outcome: 'refused', code, reason });
}

/** Makes one change of what is live and records it, refused or not. */
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
