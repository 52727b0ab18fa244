import type { Kysely } from 'kysely';
import { sql } from 'kysely';

import type { SiteTables } from '../../tables';
import type { MailOrder } from './letter';

export interface TakenOrder extends MailOrder {
  /** How often it was taken, this time included. */
  attempts: number;
}

export interface MailOrderRepository {
  add(order: MailOrder, at: Date): Promise<void>;
  /** Takes an order that is due; nobody else gets it until `leaseEnd`. */
  take(at: Date, leaseEnd: Date): Promise<TakenOrder | undefined>;
  postpone(id: string, dueAt: Date): Promise<void>;
  remove(id: string): Promise<void>;
}

export function mailOrderRepository(db: Kysely<SiteTables>): MailOrderRepository {
  return {
    add: async ({ subjectId = null, ...order }, at) => {
      await db
        .insertInto('mail_order')
        .values({ ...order, subject_id: subjectId, created_at: at, due_at: at, attempts: 0 })
        .execute();
    },
    take: (at, leaseEnd) =>
      db
        .updateTable('mail_order')
        .set({ due_at: leaseEnd, attempts: sql`attempts + 1` })
        .where('id', '=', (expression) =>
          expression
            .selectFrom('mail_order')
            .select('id')
            .where('due_at', '<=', at)
            .orderBy('due_at')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'kind', 'recipient', 'language', 'subject_id as subjectId', 'attempts'])
        .executeTakeFirst(),
    postpone: async (id, dueAt) => {
      await db.updateTable('mail_order').set({ due_at: dueAt }).where('id', '=', id).execute();
    },
    remove: async (id) => {
      await db.deleteFrom('mail_order').where('id', '=', id).execute();
    },
  };
}
