import type { RemoteName } from '@tidegate/contracts/remoteNames';
import { callRegistry, type RegistryAccess } from './client/registryClient';
import { issuedPreviewSchema, type IssuedPreview } from './registryReplies';

/** Asks for a token with which one browser sees a release before it is live. */
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
