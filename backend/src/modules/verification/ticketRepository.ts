import { type Kysely, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import { type StoredVerification, verificationColumns } from './verificationRepository';

export type TicketRepository = ReturnType<typeof ticketRepository>;

/** Tickets, which are stored with their code. */
export function ticketRepository(db: Kysely<SiteTables>) {
  return {
    /** Extends the lifetime to `usableUntil` if it is shorter. */
    store: async (
      { accountId, purpose, codeHash }: StoredVerification,
      ticketHash: Buffer,
      usableUntil: Date,
    ) => {
      await db
        .updateTable('verification')
        .set({
          ticketHash,
          expiresAt: sql`greatest(expires_at, ${usableUntil}::timestamptz)`,
        })
        .where('accountId', '=', accountId)
        .where('purpose', '=', purpose)
        .where('codeHash', '=', codeHash)
        .execute();
    },
    find: (ticketHash: Buffer) =>
      db
        .selectFrom('verification')
        .select(verificationColumns)
        .where('ticketHash', '=', ticketHash)
        .executeTakeFirst(),
    /** Returns false if a parallel request used the ticket. */
    remove: async (ticketHash: Buffer) => {
      const { numDeletedRows } = await db
        .deleteFrom('verification')
        .where('ticketHash', '=', ticketHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
