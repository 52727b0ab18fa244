import type { Insertable, Selectable } from 'kysely';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { AuditEntry } from '../../release/registryReplies';
import type {
  RegistryDatabase,
  RegistryTables,
  RegistryTransaction,
} from '../openRegistryDatabase';

type AuditRow = Selectable<RegistryTables['auditEntry']>;

/** A requested change before its outcome is known. */
export type ChangeEntry = Pick<
  AuditRow,
  'actor' | 'person' | 'action' | 'remote' | 'fromVersion' | 'toVersion' | 'reason'
>;

function toEntry({ recordedAt, ...entry }: AuditRow): AuditEntry {
  return { ...entry, at: recordedAt.toISOString() };
}

export async function insertAuditEntry(
  db: RegistryDatabase | RegistryTransaction,
  entry: Insertable<RegistryTables['auditEntry']>,
): Promise<void> {
  await db.insertInto('auditEntry').values(entry).execute();
}

export async function listAuditEntries(
  db: RegistryDatabase,
  { limit, remote }: { limit: number; remote?: RemoteName | undefined },
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('auditEntry')
    .selectAll()
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toEntry);
}

/** The audit entry of the activation, written in the same transaction as the generation. */
export async function getLastActivation(
  db: RegistryDatabase,
  remote: RemoteName,
  generation: number,
): Promise<AuditEntry> {
  const row = await db
    .selectFrom('auditEntry')
    .selectAll()
    .where('remote', '=', remote)
    .where('generation', '<=', generation)
    .where('toVersion', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return toEntry(row);
}
