import { satisfies } from 'semver';
import type { ReleasePin } from '@tidegate/contracts/remotes/release';
import { DeliveryError } from '../../release/deliveryError';
import { findReleaseProblems } from '../../release/releaseRules';
import type { RegistryDatabase } from '../openRegistryDatabase';
import type { ObjectStore } from '../storage/objectStore';
import { findBrokenFiles } from './storedFiles';
import { getStoredRelease, notReleased, refuseRevoked, type ReleaseName } from './storedRelease';

export interface Acceptance {
  db: RegistryDatabase;
  store: ObjectStore;
  contractVersion: string;
}

/** Verifies every byte of a release before it goes live and throws the reason for a refusal. */
export async function acceptRelease(
  { db, store, contractVersion }: Acceptance,
  name: ReleaseName,
): Promise<ReleasePin> {
  const stored = await getStoredRelease(db, name);
  const { release, integrity, isReleased } = stored;
  const title = `${name.remote}@${name.version}`;
  if (!isReleased) throw notReleased(name);
  refuseRevoked(stored);
  if (!satisfies(contractVersion, release.contract)) {
    throw new DeliveryError(
      'delivery.contractMismatch',
      `${title} works with contract ${release.contract}, the site runs ${contractVersion}.`,
    );
  }
  const problem = findReleaseProblems(release)[0];
  if (problem) throw new DeliveryError(problem.code, problem.message);

  const [broken] = await findBrokenFiles(store, release);
  if (broken) {
    throw new DeliveryError(
      broken.status === 'missing' ? 'delivery.missingFile' : 'delivery.damagedFile',
      `${broken.path} of ${title} is ${broken.status}; publish the same version again to repair it.`,
      { details: { file: broken.path } },
    );
  }
  return { version: name.version, integrity };
}
