import type { ContactRequest } from '@tidegate/contracts/api/email-forms/schemas';
import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export type StoredMessage = Selectable<SiteTables['contactMessage']>;

export interface ContactRepository {
  /** Returns false if the same message was stored since `repeatedSince`. */
  add(message: StoredMessage, repeatedSince: Date): Promise<boolean>;
  find(id: string): Promise<ContactRequest | undefined>;
}

export function contactRepository(db: Kysely<SiteTables>): ContactRepository {
  return {
    add: async (message, repeatedSince) => {
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
    find: (id) =>
      db
        .selectFrom('contactMessage')
        .select(['name', 'email', 'inquiry', 'language'])
        .where('id', '=', id)
        .executeTakeFirst(),
  };
}
