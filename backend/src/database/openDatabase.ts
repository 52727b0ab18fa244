import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';

import { DatabasePool } from './databasePool';
import { migrateDatabase } from './migrateDatabase';

const statementTimeoutMs = 15_000;

export interface DatabaseOptions {
  url: string;
  /** Default schema of queries. Migrations name it explicitly. */
  schema: string;
  migrationsFolder: string;
}

export interface Database<Tables> {
  readonly db: Kysely<Tables>;
  /** Throws `database.unreachable` or `database.busy` if the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Migrates the schema and opens a pool. Queries name tables and columns in camel case. The embedded database has one session for all clients, so
 * never use `SET`, `LISTEN` or named statements outside a transaction.
 */
export async function openDatabase<Tables>(options: DatabaseOptions): Promise<Database<Tables>> {
  await migrate(options);
  const db = connect<Tables>(new DatabasePool(options.url, statementTimeoutMs));
  return {
    db: db.withSchema(options.schema),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

async function migrate({ url, schema, migrationsFolder }: DatabaseOptions): Promise<void> {
  const db = connect(new DatabasePool(url));
  try {
    await migrateDatabase(db, { schema, migrationsFolder });
  } finally {
    await db.destroy();
  }
}

function connect<Tables>(pool: DatabasePool): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    // The keys of a JSON document are data, not names of columns.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
