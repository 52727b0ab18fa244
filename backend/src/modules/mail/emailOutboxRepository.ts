import { type Kysely, sql } from 'kysely';

import { takeDue } from '../../database/takeDue';
import type { SiteTables } from '../../database/tables/tables';
import type { OutboxEmail } from './email';

export interface TakenEmail extends OutboxEmail {
  /** Includes the current attempt. */
  attempts: number;
}

export interface EmailOutboxRepository {
  add(email: OutboxEmail, at: Date): Promise<void>;
  /** Leases a due email until `leaseEnd`. */
  take(at: Date, leaseEnd: Date): Promise<TakenEmail | undefined>;
  postpone(id: string, dueAt: Date): Promise<void>;
  remove(id: string): Promise<void>;
}

export function emailOutboxRepository(db: Kysely<SiteTables>): EmailOutboxRepository {
  return {
    add: async (email, at) => {
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
    take: (at, leaseEnd) => takeDue(db, 'emailOutbox', at, leaseEnd),
    postpone: async (id, dueAt) => {
      await db.updateTable('emailOutbox').set({ dueAt }).where('id', '=', id).execute();
    },
    remove: async (id) => {
      await db.deleteFrom('emailOutbox').where('id', '=', id).execute();
    },
  };
}
