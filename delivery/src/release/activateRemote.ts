import type { RemoteName } from '@tidegate/contracts/remoteNames';
import { callRegistry, type RegistryAccess } from './client/registryClient';
import { changeResultSchema, type ChangeResult } from './registryReplies';

/** Makes a released version live on a site; open pages learn of it at once. */
export function activateRemote({
  remote,
  version,
  ...access
}: RegistryAccess & { remote: RemoteName; version: string }): Promise<ChangeResult> {
  return callRegistry(access, '/activations', changeResultSchema, {
    method: 'POST',
    body: JSON.stringify({ remote, version }),
  });
}
