import type { Kysely } from 'kysely';

import { isOfConstraint } from '../../database/isOfConstraint';
import type { SiteTables } from '../../database/tables/tables';
import { emailTaken } from './accountErrors';

export interface AddressedAccount {
  id: string;
  /** In lower case. */
  email: string;
  passwordHash: string | null;
}

/** Without an address there is no password either. */
export type StoredAccount = AddressedAccount | { id: string; email: null; passwordHash: null };

export interface AccountRepository {
  findByEmail(email: string): Promise<StoredAccount | undefined>;
  findById(id: string): Promise<StoredAccount | undefined>;
  /** False where an account has the mail already, which is left alone. */
  create(account: StoredAccount, at: Date): Promise<boolean>;
  /**
   * Gives an account without an address one that its owner has shown to read. Throws
   * `accounts.emailTaken` where another account has it, and ends the transaction by that.
   */
  bindEmail(id: string, email: string, at: Date): Promise<void>;
  /** As `findById`; who else wants to change the account waits for this transaction. */
  lock(id: string): Promise<StoredAccount | undefined>;
  removePassword(id: string): Promise<void>;
  /** Notes that its owner reads the address; true the first time. */
  verify(id: string, at: Date): Promise<boolean>;
  setPassword(id: string, passwordHash: string): Promise<void>;
  /** Only while the account has the hash that was read; false where it has another by now. */
  replacePassword(id: string, replaced: string | null, passwordHash: string): Promise<boolean>;
}

interface AccountRow {
  id: string;
  email: string | null;
  passwordHash: string | null;
}

async function findOne(query: {
  executeTakeFirst(): Promise<AccountRow | undefined>;
}): Promise<StoredAccount | undefined> {
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  const { id, email, passwordHash } = row;
  return email === null ? { id, email, passwordHash: null } : { id, email, passwordHash };
}

export function accountRepository(db: Kysely<SiteTables>): AccountRepository {
  const accounts = db
    .selectFrom('account')
    .select(['id', 'email', 'password_hash as passwordHash']);
  return {
    findByEmail: (email) => findOne(accounts.where('email', '=', email)),
    findById: (id) => findOne(accounts.where('id', '=', id)),
    create: async ({ id, email, passwordHash }, at) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('account')
        .values({ id, email, password_hash: passwordHash, created_at: at })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    bindEmail: async (id, email, at) => {
      await db
        .updateTable('account')
        .set({ email, verified_at: at })
        .where('id', '=', id)
        .where('email', 'is', null)
        .execute()
        .catch((error: unknown) => {
          throw isOfConstraint(error, 'account_email_key') ? emailTaken() : error;
        });
    },
    lock: (id) => findOne(accounts.where('id', '=', id).forUpdate()),
    removePassword: async (id) => {
      await db.updateTable('account').set({ password_hash: null }).where('id', '=', id).execute();
    },
    verify: async (id, at) => {
      const { numUpdatedRows } = await db
        .updateTable('account')
        .set({ verified_at: at })
        .where('id', '=', id)
        .where('verified_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    setPassword: async (id, passwordHash) => {
      await db
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .execute();
    },
    replacePassword: async (id, replaced, passwordHash) => {
      const { numUpdatedRows } = await db
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .where('password_hash', 'is not distinct from', replaced)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
