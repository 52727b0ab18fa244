import type { Kysely, Selectable } from 'kysely';

import { refusal } from '../../refusal';
import { isOfConstraint } from '../../database/isOfConstraint';
import type { SiteTables } from '../../database/tables/tables';

export interface AddressedAccount {
  id: string;
  email: string;
  passwordHash: string | null;
}

export type StoredAccount = AddressedAccount | { id: string; email: null; passwordHash: null };

export type AccountRepository = ReturnType<typeof accountRepository>;

type AccountRow = Pick<Selectable<SiteTables['account']>, 'id' | 'email' | 'passwordHash'>;

async function findOne(query: {
  executeTakeFirst(): Promise<AccountRow | undefined>;
}): Promise<StoredAccount | undefined> {
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  const { id, email, passwordHash } = row;
  return email === null ? { id, email, passwordHash: null } : { id, email, passwordHash };
}

export function accountRepository(db: Kysely<SiteTables>) {
  const accounts = db.selectFrom('account').select(['id', 'email', 'passwordHash']);
  return {
    findByEmail: (email: string) => findOne(accounts.where('email', '=', email)),
    findById: (id: string) => findOne(accounts.where('id', '=', id)),
    /** Returns false if another account has the email address. */
    create: async ({ id, email, passwordHash }: StoredAccount, at: Date) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('account')
        .values({ id, email, passwordHash, createdAt: at })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    /** Throws `accounts.emailTaken` and aborts the transaction if another account has the address. */
    bindEmail: async (id: string, email: string, at: Date) => {
      await db
        .updateTable('account')
        .set({ email, verifiedAt: at })
        .where('id', '=', id)
        .where('email', 'is', null)
        .execute()
        .catch((error: unknown) => {
          throw isOfConstraint(error, 'account_email_key') ? refusal('accounts.emailTaken') : error;
        });
    },
    /** As `findById`, and locks the row until the transaction ends. */
    lock: (id: string) => findOne(accounts.where('id', '=', id).forUpdate()),
    removePassword: async (id: string) => {
      await db.updateTable('account').set({ passwordHash: null }).where('id', '=', id).execute();
    },
    /** Marks the email address as verified and returns true the first time. */
    verify: async (id: string, at: Date) => {
      const { numUpdatedRows } = await db
        .updateTable('account')
        .set({ verifiedAt: at })
        .where('id', '=', id)
        .where('verifiedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    setPassword: async (id: string, passwordHash: string) => {
      await db.updateTable('account').set({ passwordHash }).where('id', '=', id).execute();
    },
    /** Returns false if the password changed since its hash was read. */
    replacePassword: async (id: string, replaced: string | null, passwordHash: string) => {
      const { numUpdatedRows } = await db
        .updateTable('account')
        .set({ passwordHash })
        .where('id', '=', id)
        .where('passwordHash', 'is not distinct from', replaced)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
