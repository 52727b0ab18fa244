import { releaseSchema } from '@tidegate/contracts/remotes/release';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { callRegistry, type RegistryAccess } from '../../../release/client/registryClient';
import { DeliveryError } from '../../../release/deliveryError';
import { fetchStatus } from '../../../release/client/registryCalls';

/**
 * `new`: not released. `idle`: released, but nothing of this remote is live. `settled`: released,
 * and somebody chose what is live.
 */
export type ReleaseState = 'new' | 'idle' | 'settled';

async function isReleased(access: RegistryAccess, path: string): Promise<boolean> {
  try {
    await callRegistry(access, path, releaseSchema);
    return true;
  } catch (error) {
    if (error instanceof DeliveryError && error.code === 'delivery.unknownRelease') return false;
    throw error;
  }
}

export async function fetchReleaseState(
  access: RegistryAccess,
  remote: RemoteName,
  version: string,
): Promise<ReleaseState> {
  if (!(await isReleased(access, `/releases/${remote}/${version}/release.json`))) return 'new';
  const { remotes } = await fetchStatus(access);
  return remotes[remote] ? 'settled' : 'idle';
}
