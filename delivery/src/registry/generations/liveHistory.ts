import type { ReleasePin } from '@tidegate/contracts/release';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { RegistryDatabase } from '../database';

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
    .selectFrom('audit_entry')
    .select(({ fn }) => ['to_version', fn.max('id').as('entry')])
    .where('remote', '=', remote)
    .where('generation', 'is not', null)
    .groupBy('to_version');
  const rollbacks = db
    .selectFrom('audit_entry')
    .select(({ fn }) => ['from_version', fn.max('id').as('entry')])
    .where('remote', '=', remote)
    .where('generation', 'is not', null)
    .where('action', '=', 'rollback')
    .groupBy('from_version');
  const rows = await db
    .selectFrom('release')
    .innerJoin(activations.as('activation'), 'activation.to_version', 'release.version')
    .leftJoin(rollbacks.as('rollback'), 'rollback.from_version', 'release.version')
    .select(['version', 'integrity', 'revoked_at'])
    .select(['activation.entry as activated', 'rollback.entry as left'])
    .where('release.remote', '=', remote)
    .orderBy('activation.entry', 'desc')
    .execute();
  return rows.map(({ version, integrity, revoked_at, activated, left }) => ({
    version,
    integrity,
    wasRolledBack: left !== null && left > activated,
    isRevoked: revoked_at !== null,
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
