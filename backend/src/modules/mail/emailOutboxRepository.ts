import { type Kysely, sql } from 'kysely';

import { claimDue } from '../../database/claimDue';
import type { SiteTables } from '../../database/tables/tables';
import type { OutboxEmail } from './email';

export interface ClaimedEmail extends OutboxEmail {
  /** Includes the current attempt. */
  attempts: number;
}

export type EmailOutboxRepository = ReturnType<typeof emailOutboxRepository>;

export function emailOutboxRepository(db: Kysely<SiteTables>) {
  return {
    add: async (email: OutboxEmail, at: Date) => {
      await db
        .insertInto('emailOutbox')
        .values({ ...email, createdAt: at, dueAt: at, attempts: 0 })
        .onConflict((conflict) =>
          conflict
            .column('waitingKey')
            .where(sql<boolean>`attempts = 0`)
            .doNothing(),
        )
        .execute();
    },
    /** Leases a due email until `leaseEnd`. */
    claim: (at: Date, leaseEnd: Date): Promise<ClaimedEmail | undefined> =>
      claimDue(db, 'emailOutbox', at, leaseEnd),
    postpone: async (id: string, dueAt: Date) => {
      await db.updateTable('emailOutbox').set({ dueAt }).where('id', '=', id).execute();
    },
    remove: async (id: string) => {
      await db.deleteFrom('emailOutbox').where('id', '=', id).execute();
    },
  };
}
