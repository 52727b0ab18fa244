import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export type StoredMessage = Selectable<SiteTables['contactMessage']>;

export type ContactRepository = ReturnType<typeof contactRepository>;

export function contactRepository(db: Kysely<SiteTables>) {
  return {
    /** Returns false if the same message was stored since `repeatedSince`. */
    add: async (message: StoredMessage, repeatedSince: Date) => {
      const { id, receivedAt } = message;
      const stored = await db
        .insertInto('contactMessage')
        .values(message)
        .onConflict((conflict) =>
          conflict
            .column('contentHash')
            .doUpdateSet({ id, receivedAt })
            .where('contactMessage.receivedAt', '<', repeatedSince),
        )
        .returning('id')
        .executeTakeFirst();
      return stored !== undefined;
    },
    find: (id: string) =>
      db
        .selectFrom('contactMessage')
        .select(['name', 'email', 'inquiry', 'language'])
        .where('id', '=', id)
        .executeTakeFirst(),
  };
}
