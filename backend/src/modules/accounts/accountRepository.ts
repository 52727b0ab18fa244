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

export interface AccountRepository {
  findByEmail(email: string): Promise<StoredAccount | undefined>;
  findById(id: string): Promise<StoredAccount | undefined>;
  /** Returns false if another account has the email address. */
  create(account: StoredAccount, at: Date): Promise<boolean>;
  /** Throws `accounts.emailTaken` and aborts the transaction if another account has the address. */
  bindEmail(id: string, email: string, at: Date): Promise<void>;
  /** As `findById`, and locks the row until the transaction ends. */
  lock(id: string): Promise<StoredAccount | undefined>;
  removePassword(id: string): Promise<void>;
  /** Marks the email address as verified and returns true the first time. */
  verify(id: string, at: Date): Promise<boolean>;
  setPassword(id: string, passwordHash: string): Promise<void>;
  /** Returns false if the password changed since its hash was read. */
  replacePassword(id: string, replaced: string | null, passwordHash: string): Promise<boolean>;
}

type AccountRow = Pick<Selectable<SiteTables['account']>, 'id' | 'email' | 'passwordHash'>;

async function findOne(query: {
  executeTakeFirst(): Promise<AccountRow | undefined>;
}): Promise<StoredAccount | undefined> {
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  const { id, email, passwordHash } = row;
  return email === null ? { id, email, passwordHash: null } : { id, email, passwordHash };
}

export function accountRepository(db: Kysely<SiteTables>): AccountRepository {
  const accounts = db.selectFrom('account').select(['id', 'email', 'passwordHash']);
  return {
    findByEmail: (email) => findOne(accounts.where('email', '=', email)),
    findById: (id) => findOne(accounts.where('id', '=', id)),
    create: async ({ id, email, passwordHash }, at) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('account')
        .values({ id, email, passwordHash, createdAt: at })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    bindEmail: async (id, email, at) => {
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
    lock: (id) => findOne(accounts.where('id', '=', id).forUpdate()),
    removePassword: async (id) => {
      await db.updateTable('account').set({ passwordHash: null }).where('id', '=', id).execute();
    },
    verify: async (id, at) => {
      const { numUpdatedRows } = await db
        .updateTable('account')
        .set({ verifiedAt: at })
        .where('id', '=', id)
        .where('verifiedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    setPassword: async (id, passwordHash) => {
      await db.updateTable('account').set({ passwordHash }).where('id', '=', id).execute();
    },
    replacePassword: async (id, replaced, passwordHash) => {
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
