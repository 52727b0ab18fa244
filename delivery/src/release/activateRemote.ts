import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { callRegistry, type RegistryAccess } from './client/registryClient';
import { changeResultSchema, type ChangeResult } from './registryReplies';

interface Activation extends RegistryAccess {
  remote: RemoteName;
  version: string;
  /** Also activates a version that was rolled back earlier. */
  again?: boolean | undefined;
  reason?: string | undefined;
}

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
