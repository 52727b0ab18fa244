import path from 'node:path';
import { openDatabase, type Database } from '@tidegate/backend/database';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { Generation } from '@tidegate/contracts/remotes/release';

interface ReleaseTable {
  id: Generated<number>;
  remote: string;
  version: string;
  container: string;
  document: Buffer;
  integrity: string;
  openedAt: Generated<Date>;
  releasedAt: Date | null;
  releasedBy: string | null;
  revokedAt: Date | null;
  revocationReason: string | null;
}

interface GenerationTable {
  id: number;
  /** Written as JSON text, read parsed. */
  remotes: ColumnType<Generation['remotes'], string, never>;
  activatedAt: Generated<Date>;
}

interface AuditEntryTable {
  id: Generated<number>;
  recordedAt: Generated<Date>;
  actor: string;
  person: string | null;
  action: 'publish' | 'preview' | 'activate' | 'rollback' | 'revoke';
  remote: string;
  fromVersion: string | null;
  toVersion: string | null;
  generation: number | null;
  outcome: 'done' | 'unchanged' | 'refused';
  code: string | null;
  reason: string | null;
}

interface DeployTokenTable {
  name: string;
  person: string | null;
  remote: string;
  hash: string;
  createdAt: Generated<Date>;
}

interface PreviewKeyTable {
  id: Generated<boolean>;
  secret: string;
}

export interface RegistryTables {
  release: ReleaseTable;
  generation: GenerationTable;
  auditEntry: AuditEntryTable;
  deployToken: DeployTokenTable;
  previewKey: PreviewKeyTable;
}

export type RegistryDatabase = Kysely<RegistryTables>;
export type RegistryTransaction = Transaction<RegistryTables>;

const sourceMigrations = path.join(import.meta.dirname, '../../migrations');

/** Opens the schema of the registry in a database that other modules may share. */
export function openRegistryDatabase(
  url: string,
  migrationsFolder = sourceMigrations,
): Promise<Database<RegistryTables>> {
  return openDatabase<RegistryTables>({ url, schema: 'delivery', migrationsFolder });
}
