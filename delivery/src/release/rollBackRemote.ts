import type { RemoteName } from '@tidegate/contracts/remoteNames';
import { callRegistry, type RegistryAccess } from './client/registryClient';
import { changeResultSchema, type ChangeResult } from './registryReplies';

interface Rollback extends RegistryAccess {
  remote: RemoteName;
  /** The version to be taken back, which changes nothing where it was taken back already. */
  from?: string | undefined;
  reason?: string | undefined;
}

/** Makes the newest good release before the live one live again. */
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
