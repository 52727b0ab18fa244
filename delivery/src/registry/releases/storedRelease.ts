import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { DeliveryError } from '../../release/deliveryError';
import type { RegistryDatabase } from '../openRegistryDatabase';
import { findRelease, type StoredRelease } from './releaseRepository';

export interface ReleaseName {
  remote: RemoteName;
  version: string;
}

function unknownRelease({ remote, version }: ReleaseName): DeliveryError {
  return new DeliveryError('delivery.unknownRelease', `There is no release ${remote}@${version}.`);
}

export function notReleased({ remote, version }: ReleaseName): DeliveryError {
  return new DeliveryError(
    'delivery.notReleased',
    `The upload of ${remote}@${version} is not complete.`,
  );
}

export function refuseRevoked({ release, revocationReason }: StoredRelease): void {
  if (revocationReason === null) return;
  throw new DeliveryError(
    'delivery.revoked',
    `${release.name}@${release.version} is revoked: ${revocationReason}.`,
  );
}

/** A release or an incomplete upload. */
export async function getStoredRelease(
  db: RegistryDatabase,
  name: ReleaseName,
): Promise<StoredRelease> {
  const stored = await findRelease(db, name);
  if (stored) return stored;
  throw unknownRelease(name);
}

/** Several times the number of versions that open pages can request. */
const mostReleases = 64;

/** Caches recent documents, which never change, so that a file does not cost a query. */
export function createReleaseReader(
  db: RegistryDatabase,
): (name: ReleaseName) => Promise<StoredRelease> {
  const cache = new Map<string, StoredRelease>();
  return async (name) => {
    const key = `${name.remote}@${name.version}`;
    const known = cache.get(key);
    if (known) return known;
    const stored = await findRelease(db, name);
    if (!stored?.isReleased) throw unknownRelease(name);
    cache.set(key, stored);
    const [oldest] = cache.keys();
    if (cache.size > mostReleases && oldest !== undefined) cache.delete(oldest);
    return stored;
  };
}
