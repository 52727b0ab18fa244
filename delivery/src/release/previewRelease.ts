import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { callRegistry, type RegistryAccess } from './client/registryClient';
import { issuedPreviewSchema, type IssuedPreview } from './registryReplies';

/** Requests a token that shows one browser a release before it is live. */
export function previewRelease({
  remote,
  version,
  ...access
}: RegistryAccess & { remote: RemoteName; version: string }): Promise<IssuedPreview> {
  return callRegistry(access, '/previews', issuedPreviewSchema, {
    method: 'POST',
    body: JSON.stringify({ remote, version }),
  });
}
