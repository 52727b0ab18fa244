import { refusal } from '../../refusal';
import type { AddressedAccount, StoredAccount } from './accountRepository';

export function requireEmail(account: StoredAccount): AddressedAccount {
  // Until an email address is bound, a session is the only access to the account.
  if (account.email === null) throw refusal('accounts.emailMissing');
  return account;
}
