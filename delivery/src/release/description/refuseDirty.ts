import { DeliveryError } from '../deliveryError';
import type { PackagedRemote } from '../packagedRemote';
import { listDirtyFiles } from './sourceRevision.js';

const namedFiles = 3;

/** Uncommitted sources cannot be rebuilt or fixed elsewhere. */
export async function refuseDirtyCheckout(remoteDir: string): Promise<void> {
  const files = await listDirtyFiles(remoteDir);
  if (files.length === 0) return;
  const named = files.slice(0, namedFiles).join(', ');
  const more = files.length > namedFiles ? ` and ${files.length - namedFiles} more` : '';
  throw new DeliveryError('delivery.dirtyTree', `Not committed: ${named}${more}.`);
}

export function refuseDirtyPackage({ builtDir, revision }: PackagedRemote): void {
  if (!revision.endsWith('-dirty')) return;
  const message = `${builtDir} was built from a checkout with changes that were not committed.`;
  throw new DeliveryError('delivery.dirtyTree', message);
}
