import { type Kysely, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

/** Erases what a deleted account left in analytics and orders. Idempotent. */
export async function eraseTraces(db: Kysely<SiteTables>, accountId: string): Promise<void> {
  await db.deleteFrom('analytics_event').where('user_id', '=', accountId).execute();
  await db
    .updateTable('plan_order')
    .set({ tracking: '{}', approval_url: null, withdrawn_by: null })
    .where('account_id', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb(sql`tracking`, '!=', sql`'{}'::jsonb`),
        eb('approval_url', 'is not', null),
        eb('withdrawn_by', 'is not', null),
      ]),
    )
    .execute();
}
