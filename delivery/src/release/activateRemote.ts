import type { RemoteName } from '@tidegate/contracts/remoteNames';
import { callRegistry, type RegistryAccess } from './client/registryClient';
import { changeResultSchema, type ChangeResult } from './registryReplies';

interface Activation extends RegistryAccess {
  remote: RemoteName;
  version: string;
  /** Even if it was rolled back earlier. */
  again?: boolean | undefined;
  reason?: string | undefined;
}

/** Makes a released version live on a site; open pages learn of it at once. */
export function activateRemote({
  remote,
  version,
  again,
  reason,
  ...access
}: Activation): Promise<ChangeResult> {
  return callRegistry(access, '/activations', changeResultSchema, {
    method: 'POST',
    body: JSON.stringify({ remote, version, again, reason }),
  });
}
