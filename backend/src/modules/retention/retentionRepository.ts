import { type Kysely, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

/** Small batches do not block other queries. */
const rowsAtOnce = 1000;

const conditions = {
  always: sql`true`,
  unconfirmed: sql`confirmed_at is null`,
  unissued: sql`issued_at is null`,
  // An order that somebody tried to pay may still receive money, which is then refunded.
  neverTried: sql`status in ('created', 'expired') and provider is null`,
  unusedAccount: sql`password_hash is null and not exists (
    select from site.plan_order
    where account_id = account.id and (provider is not null or paid_at is not null))`,
  cutOff: sql`account_id is null`,
  cutOffUnpaid: sql`account_id is null and paid_at is null and status in ('failed', 'expired')`,
};

interface RowsOf<Table extends keyof SiteTables> {
  table: Table;
  /** Column with the age of a row. */
  since: keyof SiteTables[Table] & string;
  only?: keyof typeof conditions;
}

export type AgingRows = { [Table in keyof SiteTables]: RowsOf<Table> }[keyof SiteTables];

export function retentionRepository(db: Kysely<SiteTables>) {
  return {
    removeBefore: async ({ table, since, only = 'always' }: AgingRows, instant: Date) => {
      // Raw SQL gets no default schema from Kysely.
      const name = sql.table(`site.${table}`);
      const removal = sql`
        delete from ${name} where ctid in (
          select ctid from ${name}
          where ${sql.ref(since)} < ${instant} and ${conditions[only]} limit ${rowsAtOnce}
        )`;
      let removed: number;
      do {
        const { numAffectedRows = 0n } = await removal.execute(db);
        removed = Number(numAffectedRows);
      } while (removed === rowsAtOnce);
    },
  };
}
