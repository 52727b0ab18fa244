import type { Generation, ReleasePin } from '@tidegate/contracts/release';
import { isRemoteName, type RemoteName } from '@tidegate/contracts/remoteNames';
import { DeliveryError, unknownRemote } from '../release/deliveryError';
import type { ChangeResult } from '../release/registryReplies';
import { acceptRelease, type Acceptance } from './acceptance';
import { insertAuditEntry } from './auditRepository';
import { requireScope, type Deployer } from './deployTokens';
import type { GenerationFeed } from './generationFeed';
import { getNewestGeneration, insertGenerationAfter } from './generationRepository';

export interface LiveSet extends Acceptance {
  feed: GenerationFeed;
}

/** What a deployer asks of one remote; the version is found anew for each base that is tried. */
export interface Change {
  action: 'activate' | 'rollback';
  remote: string;
  deployer: Deployer;
  findVersion: (live: Generation['remotes'][RemoteName]) => string | undefined;
}

/** Each attempt fails only because another change succeeded; five teams cannot need this many. */
const attempts = 20;

function requireRemote({ remote, deployer }: Change): RemoteName {
  if (!isRemoteName(remote)) throw unknownRemote(remote);
  requireScope(deployer, remote);
  return remote;
}

function describeChange({ action, remote, deployer, findVersion }: Change, live: Generation) {
  const present = isRemoteName(remote) ? live.remotes[remote] : undefined;
  return {
    actor: deployer.name,
    action,
    remote,
    from_version: present?.current.version ?? null,
    to_version: findVersion(present) ?? null,
  };
}

function withCurrent(live: Generation, remote: RemoteName, pin: ReleasePin): Generation['remotes'] {
  const replaced = live.remotes[remote]?.current;
  return { ...live.remotes, [remote]: { current: pin, ...(replaced && { previous: replaced }) } };
}

/** Undefined if another change came first, so that this one must look again. */
async function tryChange(liveSet: LiveSet, change: Change): Promise<ChangeResult | undefined> {
  const { db } = liveSet;
  const remote = requireRemote(change);
  const live = await getNewestGeneration(db);
  const entry = describeChange(change, live);
  const version = entry.to_version;
  if (version === null) {
    throw new DeliveryError('delivery.noPrevious', `${remote} has no previous release.`);
  }
  if (version === entry.from_version) {
    await insertAuditEntry(db, { ...entry, outcome: 'unchanged' });
    return { isChanged: false, generation: live };
  }
  const pin = await acceptRelease(liveSet, { remote, version });
  const generation = await db.transaction().execute(async (transaction) => {
    const next = await insertGenerationAfter(transaction, live, withCurrent(live, remote, pin));
    if (!next) return undefined;
    await insertAuditEntry(transaction, { ...entry, generation: next.id, outcome: 'done' });
    return next;
  });
  return generation && { isChanged: true, generation };
}

async function recordRefusal({ db }: LiveSet, change: Change, refusal: DeliveryError) {
  const live = await getNewestGeneration(db);
  const { code, message: reason } = refusal;
  await insertAuditEntry(db, { ...describeChange(change, live), outcome: 'refused', code, reason });
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
