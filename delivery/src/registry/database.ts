import path from 'node:path';
import { openDatabase, type Database } from '@tidegate/backend/database';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { Generation } from '@tidegate/contracts/release';

interface ReleaseTable {
  id: Generated<number>;
  remote: string;
  version: string;
  container: string;
  document: Buffer;
  integrity: string;
  opened_at: Generated<Date>;
  released_at: Date | null;
  released_by: string | null;
  revoked_at: Date | null;
  revocation_reason: string | null;
}

interface GenerationTable {
  id: number;
  /** Written as JSON text, read parsed. */
  remotes: ColumnType<Generation['remotes'], string, never>;
  activated_at: Generated<Date>;
}

interface AuditEntryTable {
  id: Generated<number>;
  recorded_at: Generated<Date>;
  actor: string;
  person: string | null;
  action: 'publish' | 'preview' | 'activate' | 'rollback' | 'revoke';
  remote: string;
  from_version: string | null;
  to_version: string | null;
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
  created_at: Generated<Date>;
}

interface PreviewKeyTable {
  id: Generated<boolean>;
  secret: string;
}

export interface RegistryTables {
  release: ReleaseTable;
  generation: GenerationTable;
  audit_entry: AuditEntryTable;
  deploy_token: DeployTokenTable;
  preview_key: PreviewKeyTable;
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
