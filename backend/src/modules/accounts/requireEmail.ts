import { emailMissing } from './accountErrors';
import type { AddressedAccount, StoredAccount } from './accountRepository';

export function requireEmail(account: StoredAccount): AddressedAccount {
  if (account.email === null) throw emailMissing();
  return account;
}
