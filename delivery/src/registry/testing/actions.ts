import type { Generation } from '@tidegate/contracts/remotes/release';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { activateRemote, revokeRemote, rollBackRemote } from '../../release/client/registryCalls';
import { uploadRelease } from '../../release/client/uploadRelease';
import type { ChangeResult } from '../../release/registryReplies';
import { aRelease, type TestRelease } from '../../release/testing/aRelease';
import type { TestRegistry } from './useRegistry';

export async function publish(
  { accessFor }: TestRegistry,
  ...releases: TestRelease[]
): Promise<void> {
  for (const described of releases) {
    await uploadRelease(accessFor(described.release.name), described);
  }
}

export function activate(
  { accessFor }: TestRegistry,
  version: string,
  remote: RemoteName = 'tools',
  again = false,
): Promise<ChangeResult> {
  return activateRemote(accessFor(remote), { remote, version, again });
}

export function rollBack({ accessFor }: TestRegistry, from?: string): Promise<ChangeResult> {
  return rollBackRemote(accessFor('tools'), { remote: 'tools', from });
}

export function revoke({ accessFor }: TestRegistry, version: string): Promise<ChangeResult> {
  return revokeRemote(accessFor('tools'), { remote: 'tools', version, reason: 'leaks' });
}

/** Publishes and activates versions of `tools`, one after the other. */
export async function goLive(site: TestRegistry, ...versions: string[]): Promise<void> {
  for (const version of versions) {
    await publish(site, aRelease({ version }));
    await activate(site, version);
  }
}

/** The current and the previous version of `tools`. */
export function versionsOf({ remotes }: Generation): (string | undefined)[] {
  return [remotes.tools?.current.version, remotes.tools?.previous?.version];
}

export async function read<Reply>(
  { registry, accessFor }: TestRegistry,
  path: string,
): Promise<Reply> {
  const reply = await registry.app.inject({
    url: `/_delivery${path}`,
    headers: { authorization: `Bearer ${accessFor('tools').token}` },
  });
  return reply.json<Reply>();
}
