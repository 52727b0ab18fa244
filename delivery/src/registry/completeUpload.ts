import { DeliveryError } from '../release/deliveryError';
import { insertAuditEntry } from './auditRepository';
import { makeCompressedVariants } from './compressedVariants';
import type { RegistryDatabase } from './database';
import type { ObjectStore } from './objectStore';
import { findRelease, markReleased } from './releaseRepository';
import { findBrokenFiles } from './storedFiles';
import { getStoredRelease, type ReleaseName } from './storedRelease';

function replacedUpload({ remote, version }: ReleaseName): DeliveryError {
  return new DeliveryError(
    'delivery.uploadReplaced',
    `Another upload of ${remote}@${version} began after this one; publish again.`,
  );
}

async function release(
  db: RegistryDatabase,
  name: ReleaseName,
  { integrity, releasedBy }: { integrity: string; releasedBy: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (await markReleased(transaction, name, { integrity, releasedBy })) {
      await insertAuditEntry(transaction, {
        actor: releasedBy,
        action: 'publish',
        remote: name.remote,
        to_version: name.version,
        outcome: 'done',
      });
      return;
    }
    const present = await findRelease(transaction, name);
    const isSame = present?.isReleased && present.integrity === integrity;
    if (!isSame) throw replacedUpload(name);
  });
}

/** Turns a finished upload into a release; doing it again repairs what was damaged and no more. */
export async function completeUpload(
  { db, store }: { db: RegistryDatabase; store: ObjectStore },
  name: ReleaseName,
  completion: { integrity: string; releasedBy: string },
): Promise<void> {
  const stored = await getStoredRelease(db, name);
  if (stored.integrity !== completion.integrity) throw replacedUpload(name);

  await makeCompressedVariants(store, stored.release);
  const [broken] = await findBrokenFiles(store, stored.release);
  if (broken) {
    throw new DeliveryError('delivery.missingFile', `${broken.path} was not uploaded.`, {
      details: { file: broken.path },
    });
  }
  await release(db, name, completion);
}
