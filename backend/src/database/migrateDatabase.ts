import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SiteError } from '@tidegate/contracts/errors/siteError';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';

const migrationName = /^\d{4}_[a-z0-9_]+\.sql$/;

/** Runs the new SQL files `NNNN_purpose.sql` in one transaction, once even across processes. */
export async function migrateDatabase<Schema>(
  db: Kysely<Schema>,
  { schema, migrationsFolder }: { schema: string; migrationsFolder: string },
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => readMigrations(migrationsFolder) },
    migrationTableSchema: schema,
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (error instanceof SiteError) throw error;
  const failed = results?.find((result) => result.status === 'Error');
  throw new SiteError('database.migrationFailed', 'A database migration failed', {
    details: { schema, migration: failed?.migrationName ?? null },
    cause: error,
  });
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'));
  const misnamed = files.filter((file) => !migrationName.test(file));
  if (misnamed.length > 0) throw new Error(`Not a migration's name: ${misnamed.join(', ')}`);
  const migrations = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const statements = await readFile(join(folder, file), 'utf8');
      return [
        file,
        {
          up: async (db) => {
            await sql.raw(statements).execute(db);
          },
        },
      ];
    }),
  );
  return Object.fromEntries(migrations);
}
