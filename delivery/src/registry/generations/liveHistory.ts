import type { ReleasePin } from '@tidegate/contracts/remotes/release';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { RegistryDatabase } from '../openRegistryDatabase';

export interface PastRelease extends ReleasePin {
  /** Since its last activation. */
  wasRolledBack: boolean;
  isRevoked: boolean;
}

/** Releases of a remote that were ever live, last activated first. */
export async function listPastReleases(
  db: RegistryDatabase,
  remote: RemoteName,
): Promise<PastRelease[]> {
  const activations = db
    .selectFrom('auditEntry')
    .select(({ fn }) => ['toVersion', fn.max('id').as('entry')])
    .where('remote', '=', remote)
    .where('generation', 'is not', null)
    .groupBy('toVersion');
  const rollbacks = db
    .selectFrom('auditEntry')
    .select(({ fn }) => ['fromVersion', fn.max('id').as('entry')])
    .where('remote', '=', remote)
    .where('generation', 'is not', null)
    .where('action', '=', 'rollback')
    .groupBy('fromVersion');
  const rows = await db
    .selectFrom('release')
    .innerJoin(activations.as('activation'), 'activation.toVersion', 'release.version')
    .leftJoin(rollbacks.as('rollback'), 'rollback.fromVersion', 'release.version')
    .select(['version', 'integrity', 'revokedAt'])
    .select(['activation.entry as activated', 'rollback.entry as left'])
    .where('release.remote', '=', remote)
    .orderBy('activation.entry', 'desc')
    .execute();
  return rows.map(({ version, integrity, revokedAt, activated, left }) => ({
    version,
    integrity,
    wasRolledBack: left !== null && left > activated,
    isRevoked: revokedAt !== null,
  }));
}

/** The newest release that a rollback may activate. */
export function findGood(
  past: readonly PastRelease[],
  excluded: readonly (string | null)[],
): ReleasePin | undefined {
  const good = past.find(
    ({ version, wasRolledBack, isRevoked }) =>
      !wasRolledBack && !isRevoked && !excluded.includes(version),
  );
  return good && { version: good.version, integrity: good.integrity };
}
