import { type Kysely, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import type { RetentionRule } from './retentionRules';

/** Small batches do not block other queries. */
const rowsAtOnce = 1000;

export async function removeKeptBefore(
  db: Kysely<SiteTables>,
  { table, since, only = sql`true` }: RetentionRule,
  instant: Date,
): Promise<void> {
  // Raw SQL gets no default schema from Kysely.
  const name = sql.table(`site.${table}`);
  const removal = sql`
    delete from ${name} where ctid in (
      select ctid from ${name}
      where ${sql.ref(since)} < ${instant} and ${only} limit ${rowsAtOnce}
    )`;
  let removed: number;
  do {
    const { numAffectedRows = 0n } = await removal.execute(db);
    removed = Number(numAffectedRows);
  } while (removed === rowsAtOnce);
}
