import { callRegistry } from './client/registryClient';
import { statusSchema, type Status } from './registryReplies';

/** What is live on a site. */
export function fetchStatus(site: string): Promise<Status> {
  return callRegistry({ site }, '/status', statusSchema);
}
