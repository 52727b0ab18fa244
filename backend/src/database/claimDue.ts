import { type Kysely, type Selectable, sql } from 'kysely';

import type { SiteTables } from './tables/tables';

type DueTable = 'job' | 'emailOutbox';

/** Leases the row that is due longest until `leaseEnd`. Parallel callers skip each other's rows. */
export async function claimDue<Table extends DueTable>(
  db: Kysely<SiteTables>,
  table: Table,
  at: Date,
  leaseEnd: Date,
  within = sql<boolean>`true`,
): Promise<Selectable<SiteTables[Table]> | undefined> {
  // Raw SQL gets no default schema from Kysely.
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
