import type { Insertable, Selectable } from 'kysely';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import type { AuditEntry } from '../../release/registryReplies';
import type { RegistryDatabase, RegistryTables, RegistryTransaction } from '../database';

type AuditRow = Selectable<RegistryTables['audit_entry']>;

/** A requested change before its outcome is known. */
export type ChangeEntry = Pick<
  AuditRow,
  'actor' | 'person' | 'action' | 'remote' | 'from_version' | 'to_version' | 'reason'
>;

function toEntry(row: AuditRow): AuditEntry {
  const { id, actor, person, action, remote, generation, outcome, code, reason } = row;
  return {
    id,
    at: row.recorded_at.toISOString(),
    actor,
    person,
    action,
    remote,
    fromVersion: row.from_version,
    toVersion: row.to_version,
    generation,
    outcome,
    code,
    reason,
  };
}

export async function insertAuditEntry(
  db: RegistryDatabase | RegistryTransaction,
  entry: Insertable<RegistryTables['audit_entry']>,
): Promise<void> {
  await db.insertInto('audit_entry').values(entry).execute();
}

export async function listAuditEntries(
  db: RegistryDatabase,
  { limit, remote }: { limit: number; remote?: RemoteName | undefined },
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entry')
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
    .selectFrom('audit_entry')
    .selectAll()
    .where('remote', '=', remote)
    .where('generation', '<=', generation)
    .where('to_version', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return toEntry(row);
}
