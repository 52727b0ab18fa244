import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { callRegistry, type RegistryAccess } from './client/registryClient';
import { changeResultSchema, type ChangeResult } from './registryReplies';

interface Revocation extends RegistryAccess {
  remote: RemoteName;
  version: string;
  reason: string;
}

export function revokeRemote({
  remote,
  version,
  reason,
  ...access
}: Revocation): Promise<ChangeResult> {
  return callRegistry(access, '/revocations', changeResultSchema, {
    method: 'POST',
    body: JSON.stringify({ remote, version, reason }),
  });
}
