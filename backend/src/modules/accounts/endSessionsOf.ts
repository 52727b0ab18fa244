import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import { endEverySession } from '../sessions';
import { accountRepository } from './accountRepository';

export type SessionHolder = { email: string } | 'everybody';

/** Returns how many live sessions it ended, or undefined if no account has the email address. */
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
