import { releaseSchema } from '@tidegate/contracts/release';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import { callRegistry, type RegistryAccess } from '../../../release/client/registryClient';
import { DeliveryError } from '../../../release/deliveryError';
import { fetchStatus } from '../../../release/fetchStatus';

/**
 * `new`: no such release. `idle`: released, and nothing of this remote is live. `settled`: released,
 * and what is live is somebody's choice.
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

/** How a version of a remote stands with a site's registry. */
export async function fetchReleaseState(
  access: RegistryAccess,
  remote: RemoteName,
  version: string,
): Promise<ReleaseState> {
  if (!(await isReleased(access, `/releases/${remote}/${version}/release.json`))) return 'new';
  const { remotes } = await fetchStatus(access);
  return remotes[remote] ? 'settled' : 'idle';
}
