import type { NotNull, Selectable } from 'kysely';
import type { Release } from '@tidegate/contracts/remotes/release';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { parseRelease } from '../../release/releaseDocument';
import type {
  RegistryDatabase,
  RegistryTables,
  RegistryTransaction,
} from '../openRegistryDatabase';

/** `document` holds the exact bytes of `release.json`. */
export interface StoredRelease {
  release: Release;
  document: Buffer;
  integrity: string;
  isReleased: boolean;
  /** Null unless it is revoked. */
  revocationReason: string | null;
}

export interface ReleaseSummary {
  version: string;
  integrity: string;
  contract: string;
  sourceRevision: string;
  releasedAt: string;
  releasedBy: string;
}

interface ReleaseName {
  remote: RemoteName;
  version: string;
}

type ReleaseRow = Selectable<RegistryTables['release']>;

function toStoredRelease(row: ReleaseRow): StoredRelease {
  const { document, integrity, releasedAt, revocationReason } = row;
  const isReleased = releasedAt !== null;
  return { release: parseRelease(document), document, integrity, isReleased, revocationReason };
}

type ReleasedRow = ReleaseRow & { releasedAt: Date; releasedBy: string };

function toSummary(row: ReleasedRow): ReleaseSummary {
  const { contract, sourceRevision } = parseRelease(row.document);
  return {
    version: row.version,
    integrity: row.integrity,
    contract,
    sourceRevision,
    releasedAt: row.releasedAt.toISOString(),
    releasedBy: row.releasedBy,
  };
}

export async function findRelease(
  db: RegistryDatabase | RegistryTransaction,
  { remote, version }: ReleaseName,
): Promise<StoredRelease | undefined> {
  const row = await db
    .selectFrom('release')
    .selectAll()
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && toStoredRelease(row);
}

/** The version of another release that uses this container name. */
export async function findContainerOwner(
  db: RegistryDatabase,
  container: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('release')
    .select('version')
    .where('container', '=', container)
    .executeTakeFirst();
  return row?.version;
}

/** Opens or restarts an upload; returns false if the version is already released. */
export async function openUpload(
  db: RegistryDatabase,
  { name: remote, version, client }: Release,
  { document, integrity }: { document: Buffer; integrity: string },
): Promise<boolean> {
  const row = await db
    .insertInto('release')
    .values({ remote, version, container: client.container, document, integrity })
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'version'])
        .doUpdateSet({ document, integrity, openedAt: new Date() })
        .where('release.releasedAt', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Creates the release; returns false if these bytes are not the open upload. */
export async function markReleased(
  transaction: RegistryTransaction,
  { remote, version }: ReleaseName,
  { integrity, releasedBy }: { integrity: string; releasedBy: string },
): Promise<boolean> {
  const row = await transaction
    .updateTable('release')
    .set({ releasedAt: new Date(), releasedBy })
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('integrity', '=', integrity)
    .where('releasedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markRevoked(
  transaction: RegistryTransaction,
  { remote, version }: ReleaseName,
  reason: string,
): Promise<void> {
  await transaction
    .updateTable('release')
    .set({ revokedAt: new Date(), revocationReason: reason })
    .where('remote', '=', remote)
    .where('version', '=', version)
    .execute();
}

/** Released versions, newest first; `before` is the `next` of the previous page. */
export async function listReleases(
  db: RegistryDatabase,
  remote: RemoteName,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<{ releases: ReleaseSummary[]; next: number | null }> {
  const rows = await db
    .selectFrom('release')
    .selectAll()
    .where('remote', '=', remote)
    .where('releasedAt', 'is not', null)
    .$narrowType<{ releasedAt: NotNull; releasedBy: NotNull }>()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  return {
    releases: page.map(toSummary),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
