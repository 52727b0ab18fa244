import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import { keptData, type KeptTable, listNames } from './keptData';

type Row = Record<string, unknown>;

export type ExportRepository = ReturnType<typeof exportRepository>;

export function exportRepository(db: Kysely<SiteTables>) {
  return {
    /** Reads all data of an account from one database snapshot. */
    readTables: (accountId: string) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (transaction) => {
          const email = await findEmail(transaction, accountId);
          // The export names columns as the database does.
          const executor = transaction.withoutPlugins();
          const tables: Record<string, Row[]> = {};
          for (const [name, kept] of Object.entries(keptData)) {
            const columns = [kept.exported, kept.cleared].flatMap(listNames);
            if (columns.length === 0) continue;
            const { rows } = await sql<Row>`
              select ${sql.join(columns.map((column) => sql.ref(column)))}
              from ${sql.table(`site.${name}`)} where ${isAbout(kept, accountId, email)}
              order by 1`.execute(executor);
            tables[name] = rows;
          }
          return tables;
        }),
  };
}

async function findEmail(db: Kysely<SiteTables>, accountId: string): Promise<string> {
  const found = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return found?.email ?? '';
}

function isAbout(
  { ids, addresses, orders }: KeptTable,
  accountId: string,
  email: string,
): RawBuilder<boolean> {
  const conditions = [
    ...listNames(ids).map((column) => sql<boolean>`${sql.ref(column)} = ${accountId}`),
    ...listNames(orders).map(
      (column) => sql<boolean>`${sql.ref(column)} in (
        select id from site.plan_order where account_id = ${accountId})`,
    ),
    ...listNames(addresses).map((column) => sql<boolean>`${sql.ref(column)} = ${email}`),
  ];
  return sql.join(conditions, sql` or `);
}
