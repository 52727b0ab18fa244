import { refusal } from '../../refusal';
import type { SecretHashes } from '../../security/secretHashes';
import type { AttemptThrottle } from '../throttling';
import type { AccountRepository, StoredAccount } from './accountRepository';

export interface PasswordTry {
  accountId: string;
  password: string;
  address: string;
}

/** Throws on a wrong password. Accounts without a password pass unchecked. */
export type ConfirmPassword = (attempt: PasswordTry) => Promise<StoredAccount | undefined>;

export function createPasswordConfirmation(dependencies: {
  accounts: Pick<AccountRepository, 'findById'>;
  passwords: SecretHashes;
  throttle: AttemptThrottle;
}): ConfirmPassword {
  const { accounts, passwords, throttle } = dependencies;
  return async ({ accountId, password, address }) => {
    const account = await accounts.findById(accountId);
    if (!account || account.passwordHash === null) return account;
    const attempt = { email: account.email, address };
    await throttle.begin(attempt);
    if (!(await passwords.verify(account.passwordHash, password))) {
      throw refusal('accounts.wrongPassword');
    }
    await throttle.forgive(attempt);
    return account;
  };
}
