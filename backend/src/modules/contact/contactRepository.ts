import type { ContactRequest } from '@tidegate/contracts/api/contact';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface StoredMessage extends ContactRequest {
  id: string;
  contentHash: Buffer;
  receivedAt: Date;
}

export interface ContactRepository {
  /** Returns false if the same message was stored since `repeatedSince`. */
  add(message: StoredMessage, repeatedSince: Date): Promise<boolean>;
  find(id: string): Promise<ContactRequest | undefined>;
}

export function contactRepository(db: Kysely<SiteTables>): ContactRepository {
  return {
    add: async ({ contentHash, receivedAt, ...message }, repeatedSince) => {
      const stored = await db
        .insertInto('contact_message')
        .values({ ...message, content_hash: contentHash, received_at: receivedAt })
        .onConflict((conflict) =>
          conflict
            .column('content_hash')
            .doUpdateSet({ id: message.id, received_at: receivedAt })
            .where('contact_message.received_at', '<', repeatedSince),
        )
        .returning('id')
        .executeTakeFirst();
      return stored !== undefined;
    },
    find: (id) =>
      db
        .selectFrom('contact_message')
        .select(['name', 'email', 'inquiry', 'language'])
        .where('id', '=', id)
        .executeTakeFirst(),
  };
}
