import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import {
  changeResultSchema,
  issuedPreviewSchema,
  statusSchema,
  type ChangeResult,
  type IssuedPreview,
  type Status,
} from '../registryReplies';
import { callRegistry, type RegistryAccess } from './registryClient';

interface Pin {
  remote: RemoteName;
  version: string;
}

export function fetchStatus(access: RegistryAccess): Promise<Status> {
  return callRegistry(access, '/status', statusSchema);
}

/** `again` also activates a version that was rolled back earlier. */
export function activateRemote(
  access: RegistryAccess,
  activation: Pin & { again?: boolean; reason?: string | undefined },
): Promise<ChangeResult> {
  return callRegistry(access, '/activations', changeResultSchema, activation);
}

/** Does nothing if `from`, the version to roll back, is no longer live. */
export function rollBackRemote(
  access: RegistryAccess,
  rollback: { remote: RemoteName; from?: string | undefined; reason?: string | undefined },
): Promise<ChangeResult> {
  return callRegistry(access, '/rollbacks', changeResultSchema, rollback);
}

export function revokeRemote(
  access: RegistryAccess,
  revocation: Pin & { reason: string },
): Promise<ChangeResult> {
  return callRegistry(access, '/revocations', changeResultSchema, revocation);
}

/** Requests a token that shows one browser a release before it is live. */
export function previewRelease(access: RegistryAccess, release: Pin): Promise<IssuedPreview> {
  return callRegistry(access, '/previews', issuedPreviewSchema, release);
}
