import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../../../database/tables/tables';

export type StoredPasskey = Selectable<SiteTables['passkey']>;

export interface PasskeyRepository {
  /** Oldest first. */
  list(accountId: string): Promise<StoredPasskey[]>;
  find(accountId: string, credentialId: string): Promise<StoredPasskey | undefined>;
  /** Returns false if the credential already belongs to an account. */
  add(passkey: StoredPasskey): Promise<boolean>;
  use(id: string, signatures: number, at: Date): Promise<void>;
  /** Returns false if the account has no such passkey. */
  remove(accountId: string, id: string): Promise<boolean>;
}

export function passkeyRepository(db: Kysely<SiteTables>): PasskeyRepository {
  const select = (accountId: string) =>
    db.selectFrom('passkey').selectAll().where('accountId', '=', accountId).orderBy('createdAt');
  return {
    list: (accountId) => select(accountId).execute(),
    find: (accountId, credentialId) =>
      select(accountId).where('credentialId', '=', credentialId).executeTakeFirst(),
    add: async (passkey) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkey')
        .values(passkey)
        .onConflict((conflict) => conflict.column('credentialId').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    use: async (id, signatures, at) => {
      await db
        .updateTable('passkey')
        .set({ signatures, usedAt: at })
        .where('id', '=', id)
        .execute();
    },
    remove: async (accountId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('passkey')
        .where('accountId', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
