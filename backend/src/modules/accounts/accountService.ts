import type { Sessions, StartedSession } from '../sessions';
import { wrongCredentials } from './accountErrors';
import type { AccountRepository, StoredAccount } from './accountRepository';
import type { LoginThrottle } from './loginThrottle';
import type { Passwords } from './passwords';

export interface AccountDependencies {
  accounts: AccountRepository;
  passwords: Passwords;
  sessions: Sessions;
  throttle: LoginThrottle;
}

export interface LoginWish {
  username: string;
  password: string;
  address: string;
}

export interface AccountService {
  logIn(wish: LoginWish): Promise<StartedSession>;
  get(id: string): Promise<StoredAccount>;
}

export function accountService(dependencies: AccountDependencies): AccountService {
  const { accounts, passwords, sessions, throttle } = dependencies;
  return {
    logIn: async ({ username, password, address }) => {
      const email = username.trim().toLowerCase();
      const attempt = { email, address };
      await throttle.begin(attempt);
      const account = await accounts.findByEmail(email);
      const isMatch = await passwords.verify(account?.passwordHash ?? null, password);
      if (!account || !isMatch) throw wrongCredentials();
      await throttle.forgive(attempt);
      return sessions.start(account.id);
    },
    get: async (id) => {
      const account = await accounts.findById(id);
      if (!account) throw new Error('A session outlived its account');
      return account;
    },
  };
}
