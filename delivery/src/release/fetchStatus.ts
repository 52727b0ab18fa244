import { callRegistry, type RegistryAccess } from './client/registryClient';
import { statusSchema, type Status } from './registryReplies';

/** What is live on a site, since when and by whom; for deployers alone. */
export function fetchStatus(access: RegistryAccess): Promise<Status> {
  return callRegistry(access, '/status', statusSchema);
}
