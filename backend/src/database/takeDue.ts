import { type Kysely, type Selectable, sql } from 'kysely';

import type { SiteTables } from './tables/tables';

/** Tables whose rows are work that is due at an instant: `id`, `due_at`, `attempts`. */
type DueTable = 'job' | 'mail_order';

/**
 * Takes one row that is due `within` a condition, the longest first; nobody else gets it until `leaseEnd`. Processes that
 * take at the same time pass over each other's rows.
 */
export async function takeDue<Table extends DueTable>(
  db: Kysely<SiteTables>,
  table: Table,
  at: Date,
  leaseEnd: Date,
  within = sql<boolean>`true`,
): Promise<Selectable<SiteTables[Table]> | undefined> {
  // Raw text, so the schema has to be named.
  const name = sql.table(`site.${table}`);
  const { rows } = await sql<Selectable<SiteTables[Table]>>`
    update ${name} set due_at = ${leaseEnd}, attempts = attempts + 1
    where id = (
      select id from ${name} where due_at <= ${at} and ${within}
      order by due_at limit 1 for update skip locked
    )
    returning *`.execute(db);
  return rows[0];
}
