import { type Kysely, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import type { RetentionRule } from './retentionRules';

/** Few at a time hold up nobody else. */
const rowsAtOnce = 1000;

/** Removes every row of a rule from before an instant. */
export async function removeKeptBefore(
  db: Kysely<SiteTables>,
  { table, since, only = sql`true` }: RetentionRule,
  instant: Date,
): Promise<void> {
  // Raw text, so the schema has to be named.
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
