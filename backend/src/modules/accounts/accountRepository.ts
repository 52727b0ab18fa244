import type { Kysely } from 'kysely';

import type { SiteTables } from '../../tables';

export interface StoredAccount {
  id: string;
  /** In lower case. */
  email: string;
  passwordHash: string | null;
}

export interface AccountRepository {
  findByEmail(email: string): Promise<StoredAccount | undefined>;
  findById(id: string): Promise<StoredAccount | undefined>;
  /** Leaves an account alone that has the mail already. */
  create(account: StoredAccount, at: Date): Promise<void>;
  removePassword(id: string): Promise<void>;
}

export function accountRepository(db: Kysely<SiteTables>): AccountRepository {
  const accounts = db
    .selectFrom('account')
    .select(['id', 'email', 'password_hash as passwordHash']);
  return {
    findByEmail: (email) => accounts.where('email', '=', email).executeTakeFirst(),
    findById: (id) => accounts.where('id', '=', id).executeTakeFirst(),
    create: async ({ id, email, passwordHash }, at) => {
      await db
        .insertInto('account')
        .values({ id, email, password_hash: passwordHash, created_at: at })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute();
    },
    removePassword: async (id) => {
      await db.updateTable('account').set({ password_hash: null }).where('id', '=', id).execute();
    },
  };
}
