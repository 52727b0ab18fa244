import { callRegistry, type RegistryAccess } from './client/registryClient';
import { statusSchema, type Status } from './registryReplies';

export function fetchStatus(access: RegistryAccess): Promise<Status> {
  return callRegistry(access, '/status', statusSchema);
}
