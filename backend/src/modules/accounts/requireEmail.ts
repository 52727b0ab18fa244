import { emailMissing } from './accountErrors';
import type { AddressedAccount, StoredAccount } from './accountRepository';

/** For what needs somebody to write to, or a name to log in with. */
export function requireEmail(account: StoredAccount): AddressedAccount {
  if (account.email === null) throw emailMissing();
  return account;
}
