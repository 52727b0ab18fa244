import type { Release } from '@tidegate/contracts/remotes/release';
import { DeliveryError } from '../../release/deliveryError';
import { findStyleProblems } from '../../release/styles/findStyleProblems';
import { insertAuditEntry } from '../auth/auditRepository';
import { makeCompressedVariants } from './makeCompressedVariants';
import { isCompressed } from '../http/contentTypes';
import type { RegistryDatabase } from '../openRegistryDatabase';
import type { Deployer } from '../auth/deployTokens';
import { objectKey, type ObjectStore } from '../storage/objectStore';
import { findRelease, markReleased } from './releaseRepository';
import { checkObject } from './storedFiles';
import { getStoredRelease, refuseRevoked, type ReleaseName } from './storedRelease';

interface Completion {
  /** Hash of the uploaded `release.json`. */
  integrity: string;
  deployer: Deployer;
}

function replacedUpload({ remote, version }: ReleaseName): DeliveryError {
  return new DeliveryError(
    'delivery.uploadReplaced',
    `Another upload of ${remote}@${version} began after this one; publish again.`,
  );
}

function notUploaded(file: string): DeliveryError {
  return new DeliveryError('delivery.missingFile', `${file} was not uploaded.`, {
    details: { file },
  });
}

/** The CLI checks this too, but a client may call the API directly. */
async function refuseForeignStyles(store: ObjectStore, { client, files }: Release): Promise<void> {
  const listed = Object.keys(files).filter((file) => file.endsWith('.css'));
  for (const file of new Set([...client.styles, ...listed])) {
    const bytes = await store.read(objectKey(files[file]?.integrity ?? ''));
    if (!bytes) throw notUploaded(file);
    const problem = findStyleProblems(file, bytes, client.container)[0];
    if (problem) throw new DeliveryError(problem.code, problem.message);
  }
}

async function release(
  db: RegistryDatabase,
  name: ReleaseName,
  { integrity, deployer }: Completion,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (await markReleased(transaction, name, { integrity, releasedBy: deployer.name })) {
      await insertAuditEntry(transaction, {
        actor: deployer.name,
        person: deployer.person,
        action: 'publish',
        remote: name.remote,
        toVersion: name.version,
        outcome: 'done',
      });
      return;
    }
    const present = await findRelease(transaction, name);
    const isSame = present?.isReleased && present.integrity === integrity;
    if (!isSame) throw replacedUpload(name);
  });
}

/** Turns an upload into a release; repeating it repairs corrupt files. */
export async function completeUpload(
  { db, store }: { db: RegistryDatabase; store: ObjectStore },
  name: ReleaseName,
  completion: Completion,
): Promise<void> {
  const stored = await getStoredRelease(db, name);
  if (stored.integrity !== completion.integrity) throw replacedUpload(name);
  refuseRevoked(stored);

  for (const [path, file] of Object.entries(stored.release.files)) {
    if ((await checkObject(store, file)) !== 'intact') throw notUploaded(path);
    if (isCompressed(path)) await makeCompressedVariants(store, file);
  }
  await refuseForeignStyles(store, stored.release);
  await release(db, name, completion);
}
