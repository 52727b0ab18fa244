import { type Kysely, sql } from 'kysely';

import { takeDue } from '../../database/takeDue';
import type { SiteTables } from '../../database/tables/tables';
import type { MailOrder } from './letter';

export interface TakenOrder extends MailOrder {
  /** Includes the current attempt. */
  attempts: number;
}

export interface MailOrderRepository {
  add(order: MailOrder, at: Date): Promise<void>;
  /** Leases a due email until `leaseEnd`. */
  take(at: Date, leaseEnd: Date): Promise<TakenOrder | undefined>;
  postpone(id: string, dueAt: Date): Promise<void>;
  remove(id: string): Promise<void>;
}

export function mailOrderRepository(db: Kysely<SiteTables>): MailOrderRepository {
  return {
    add: async ({ subjectId = null, waitingKey = null, ...order }, at) => {
      await db
        .insertInto('mail_order')
        .values({
          ...{ ...order, subject_id: subjectId, waiting_key: waitingKey },
          ...{ created_at: at, due_at: at, attempts: 0 },
        })
        .onConflict((conflict) =>
          conflict
            .column('waiting_key')
            .where(sql<boolean>`attempts = 0`)
            .doNothing(),
        )
        .execute();
    },
    take: async (at, leaseEnd) => {
      const row = await takeDue(db, 'mail_order', at, leaseEnd);
      if (!row) return undefined;
      const { id, kind, recipient, language, subject_id: subjectId, attempts } = row;
      return { id, kind, recipient, language, subjectId, attempts };
    },
    postpone: async (id, dueAt) => {
      await db.updateTable('mail_order').set({ due_at: dueAt }).where('id', '=', id).execute();
    },
    remove: async (id) => {
      await db.deleteFrom('mail_order').where('id', '=', id).execute();
    },
  };
}
