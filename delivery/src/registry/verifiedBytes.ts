import { DeliveryError } from '../release/deliveryError';
import { createIntegrityHash, digestIntegrity } from '../release/integrity';

/** Passes bytes on and fails at their end unless they are the announced ones. */
export async function* verifiedBytes(
  bytes: AsyncIterable<Uint8Array>,
  announced: { path: string; sizeBytes: number; integrity: string },
): AsyncGenerator<Uint8Array> {
  const hash = createIntegrityHash();
  let receivedBytes = 0;
  for await (const chunk of bytes) {
    receivedBytes += chunk.length;
    hash.update(chunk);
    yield chunk;
  }
  if (receivedBytes !== announced.sizeBytes || digestIntegrity(hash) !== announced.integrity) {
    throw new DeliveryError(
      'delivery.wrongBytes',
      `The bytes of ${announced.path} are not those that release.json announces.`,
    );
  }
}
