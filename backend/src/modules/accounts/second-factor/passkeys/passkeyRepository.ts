import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../../../database/tables/tables';

export type StoredPasskey = Selectable<SiteTables['passkey']>;

export type PasskeyRepository = ReturnType<typeof passkeyRepository>;

export function passkeyRepository(db: Kysely<SiteTables>) {
  const select = (accountId: string) =>
    db.selectFrom('passkey').selectAll().where('accountId', '=', accountId).orderBy('createdAt');
  return {
    /** Oldest first. */
    list: (accountId: string) => select(accountId).execute(),
    find: (accountId: string, credentialId: string) =>
      select(accountId).where('credentialId', '=', credentialId).executeTakeFirst(),
    /** Returns false if the credential already belongs to an account. */
    add: async (passkey: StoredPasskey) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkey')
        .values(passkey)
        .onConflict((conflict) => conflict.column('credentialId').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    use: async (id: string, signatures: number, at: Date) => {
      await db
        .updateTable('passkey')
        .set({ signatures, usedAt: at })
        .where('id', '=', id)
        .execute();
    },
    /** Returns false if the account has no such passkey. */
    remove: async (accountId: string, id: string) => {
      const { numDeletedRows } = await db
        .deleteFrom('passkey')
        .where('accountId', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
