import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../../database/tables/tables';

export interface StoredPasskey {
  id: string;
  accountId: string;
  /** The authenticator's identifier, in base64url. */
  credentialId: string;
  publicKey: Buffer;
  /** Signature counter of the authenticator. */
  signatures: number;
  transports: string[];
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}

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
    db.selectFrom('passkey').selectAll().where('account_id', '=', accountId).orderBy('created_at');
  type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;
  const toPasskey = (row: Row): StoredPasskey => ({
    id: row.id,
    accountId: row.account_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    signatures: Number(row.signatures),
    transports: row.transports,
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
  });
  return {
    list: async (accountId) => (await select(accountId).execute()).map(toPasskey),
    find: async (accountId, credentialId) => {
      const row = await select(accountId)
        .where('credential_id', '=', credentialId)
        .executeTakeFirst();
      return row && toPasskey(row);
    },
    add: async (passkey) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkey')
        .values({
          id: passkey.id,
          account_id: passkey.accountId,
          credential_id: passkey.credentialId,
          public_key: passkey.publicKey,
          signatures: passkey.signatures,
          transports: passkey.transports,
          name: passkey.name,
          created_at: passkey.createdAt,
          used_at: passkey.usedAt,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    use: async (id, signatures, at) => {
      await db
        .updateTable('passkey')
        .set({ signatures, used_at: at })
        .where('id', '=', id)
        .execute();
    },
    remove: async (accountId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('passkey')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
