import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import { endEverySession } from '../sessions';
import { accountRepository } from './accountRepository';

/** Whose sessions an operator ends: those of one account, by its address, or everybody's. */
export type SessionHolder = { email: string } | 'everybody';

/** Resolves with how many living sessions there were; undefined where no account has the address. */
export async function endSessionsOf(
  db: Kysely<SiteTables>,
  holder: SessionHolder,
  at: Date,
): Promise<number | undefined> {
  if (holder === 'everybody') return endEverySession(db, at);
  const email = holder.email.trim().toLowerCase();
  const account = await accountRepository(db).findByEmail(email);
  return account && endEverySession(db, at, account.id);
}
