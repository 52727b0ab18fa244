import { Client } from 'pg';

/** Tables with rows from migrations. */
const kept = ['migration', 'migration_lock', 'invoice_counter'];

export async function emptyTables(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string }>(
      `select format('%I.%I', schemaname, tablename) as table from pg_tables
       where schemaname = 'site' and tablename <> all ($1)`,
      [kept],
    );
    const tables = rows.map(({ table }) => table).join(', ');
    await client.query(`truncate ${tables} restart identity cascade`);
  } finally {
    await client.end();
  }
}
