import type { Release } from '@tidegate/contracts/remotes/release';
import { DeliveryError } from '../../release/deliveryError';
import { integrityOf } from '../../release/integrity';
import type { Upload } from '../../release/registryReplies';
import { parseRelease } from '../../release/releaseDocument';
import { findReleaseProblems } from '../../release/releaseRules';
import type { RegistryDatabase } from '../openRegistryDatabase';
import type { ObjectStore } from '../storage/objectStore';
import { findDifference } from './findDifference';
import { findContainerOwner, openUpload } from './releaseRepository';
import { checkObject } from './storedFiles';
import { getStoredRelease, refuseRevoked, type ReleaseName } from './storedRelease';

function parseOffered(document: Buffer, { remote, version }: ReleaseName): Release {
  const release = parseRelease(document);
  if (release.name !== remote || release.version !== version) {
    throw new DeliveryError(
      'delivery.invalidRelease',
      `release.json describes ${release.name}@${release.version}, not ${remote}@${version}.`,
    );
  }
  const problem = findReleaseProblems(release)[0];
  if (problem) throw new DeliveryError(problem.code, problem.message);
  return release;
}

async function refuseUsedContainer(db: RegistryDatabase, release: Release): Promise<void> {
  const { container } = release.client;
  const owner = await findContainerOwner(db, container);
  if (owner === undefined || owner === release.version) return;
  throw new DeliveryError(
    'delivery.containerTaken',
    `${release.name}@${owner} already uses the container name ${container}.`,
  );
}

function refuseOtherBytes(released: Release, offered: Release): void {
  const file = findDifference(released, offered);
  if (file === undefined) return;
  throw new DeliveryError(
    'delivery.versionTaken',
    `${released.name}@${released.version} is released with other bytes: ${file} differs.`,
    { details: { file } },
  );
}

/** Compressed variants are not uploaded; completing the upload creates them. */
async function listMissing(store: ObjectStore, release: Release): Promise<string[]> {
  const missing: string[] = [];
  for (const [path, file] of Object.entries(release.files)) {
    if ((await checkObject(store, file)) !== 'intact') missing.push(path);
  }
  return missing;
}

/** Begins or resumes an upload and returns the missing files. */
export async function beginUpload(
  { db, store }: { db: RegistryDatabase; store: ObjectStore },
  name: ReleaseName,
  document: Buffer,
): Promise<Upload> {
  const offered = parseOffered(document, name);
  const integrity = integrityOf(document);
  await refuseUsedContainer(db, offered);
  if (await openUpload(db, offered, { document, integrity })) {
    return { status: 'open', integrity, missing: await listMissing(store, offered) };
  }
  const released = await getStoredRelease(db, name);
  refuseOtherBytes(released.release, offered);
  refuseRevoked(released);
  return {
    status: 'released',
    integrity: released.integrity,
    missing: await listMissing(store, released.release),
  };
}
