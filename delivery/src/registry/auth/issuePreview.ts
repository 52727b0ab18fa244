import { randomUUID } from 'node:crypto';
import type { Preview } from '@tidegate/contracts/remotes/preview';
import type { IssuedPreview } from '../../release/registryReplies';
import { acceptRelease, type Acceptance } from '../releases/acceptance';
import { insertAuditEntry } from './auditRepository';
import type { Deployer } from './deployTokens';
import type { ReleaseName } from '../releases/storedRelease';

const validMs = 3_600_000;

/** Signs the token in the link of a preview; edges verify it with the key. */
export type SignPreview = (preview: Preview, key: string) => string;

/** Issues a preview link, but only for a release that could go live. */
export async function issuePreview(
  acceptance: Acceptance,
  { remote, version }: ReleaseName,
  { deployer, sign }: { deployer: Deployer; sign: (preview: Preview) => string },
): Promise<IssuedPreview> {
  await acceptRelease(acceptance, { remote, version });
  const id = randomUUID();
  const expiresAt = Date.now() + validMs;
  await insertAuditEntry(acceptance.db, {
    actor: deployer.name,
    person: deployer.person,
    ...{ action: 'preview', remote, toVersion: version, outcome: 'done' },
  });
  const token = sign({ id, versions: { [remote]: version }, expiresAt });
  return { id, token, expiresAt: new Date(expiresAt).toISOString() };
}
