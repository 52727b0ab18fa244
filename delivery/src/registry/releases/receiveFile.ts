import { DeliveryError } from '../../release/deliveryError';
import { createIntegrityHash, digestIntegrity } from '../../release/integrity';
import type { RegistryDatabase } from '../openRegistryDatabase';
import { objectKey, type ObjectStore } from '../storage/objectStore';
import { getStoredRelease, type ReleaseName } from './storedRelease';

interface ReceivedFile {
  path: string;
  bytes: AsyncIterable<Uint8Array>;
  lengthBytes: number;
}

/** Passes bytes on and throws at the end if they do not match the announced hash. */
async function* verifyBytes({ path, bytes }: ReceivedFile, integrity: string) {
  const hash = createIntegrityHash();
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  if (digestIntegrity(hash) === integrity) return;
  throw new DeliveryError(
    'delivery.wrongBytes',
    `The bytes of ${path} are not those that release.json announces.`,
  );
}

export async function receiveFile(
  { db, store }: { db: RegistryDatabase; store: ObjectStore },
  name: ReleaseName,
  received: ReceivedFile,
): Promise<void> {
  const { files } = (await getStoredRelease(db, name)).release;
  const { path, lengthBytes } = received;
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  if (!file) {
    throw new DeliveryError('delivery.unknownFile', `release.json does not name ${path}.`);
  }
  if (lengthBytes !== file.sizeBytes) {
    throw new DeliveryError(
      'delivery.wrongBytes',
      `release.json announces ${file.sizeBytes} bytes for ${path}, not ${lengthBytes}.`,
    );
  }
  await store.put(objectKey(file.integrity), verifyBytes(received, file.integrity));
}
