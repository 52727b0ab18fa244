import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { callRegistry, type RegistryAccess } from './client/registryClient';
import { changeResultSchema, type ChangeResult } from './registryReplies';

interface Rollback extends RegistryAccess {
  remote: RemoteName;
  /** Version to roll back; a no-op if it is no longer live. */
  from?: string | undefined;
  reason?: string | undefined;
}

export function rollBackRemote({
  remote,
  from,
  reason,
  ...access
}: Rollback): Promise<ChangeResult> {
  return callRegistry(access, '/rollbacks', changeResultSchema, {
    method: 'POST',
    body: JSON.stringify({ remote, from, reason }),
  });
}
