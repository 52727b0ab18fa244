import { Kysely, PostgresDialect, sql } from 'kysely';

import { DatabasePool } from './databasePool';
import { migrateDatabase } from './migrateDatabase';

const statementTimeoutMs = 15_000;

export interface DatabaseOptions {
  /** A PostgreSQL connection string, the embedded database's included. */
  url: string;
  /** Schema of the tables; migrations name it, queries need not. */
  schema: string;
  /** Folder with the files `NNNN_purpose.sql`. */
  migrationsFolder: string;
}

export interface Database<Tables> {
  readonly db: Kysely<Tables>;
  /** Throws `database.unreachable` or `database.busy` unless the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Brings the tables up to date and opens a pool. Parts that share a server take a schema each.
 * The embedded database has one session for all: no `SET`, `LISTEN` or named statement outlives a
 * transaction there without touching everyone.
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
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
