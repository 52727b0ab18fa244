import type { RemoteName } from '@tidegate/contracts/remoteNames';
import { callRegistry, type RegistryAccess } from './client/registryClient';
import { changeResultSchema, type ChangeResult } from './registryReplies';

/** Makes the newest good release before the live one live again. */
export function rollBackRemote({
  remote,
  reason,
  ...access
}: RegistryAccess & { remote: RemoteName; reason?: string | undefined }): Promise<ChangeResult> {
  return callRegistry(access, '/rollbacks', changeResultSchema, {
    method: 'POST',
    body: JSON.stringify({ remote, reason }),
  });
}
