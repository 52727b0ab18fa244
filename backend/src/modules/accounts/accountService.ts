import type { SecretHashes } from '../../secretHashes';
import type { ClientApp, Devices } from '../devices';
import type { StartedSession } from '../sessions';
import type { AttemptThrottle } from '../throttling';
import { wrongCredentials } from './accountErrors';
import type { AccountRepository, StoredAccount } from './accountRepository';

export interface AccountDependencies {
  accounts: AccountRepository;
  passwords: SecretHashes;
  devices: Pick<Devices, 'startSession'>;
  throttle: AttemptThrottle;
}

export interface LoginWish {
  username: string;
  password: string;
  address: string;
  app: ClientApp;
  userAgent: string;
}

export interface AccountService {
  logIn(wish: LoginWish): Promise<StartedSession>;
  get(id: string): Promise<StoredAccount>;
}

export function accountService(dependencies: AccountDependencies): AccountService {
  const { accounts, passwords, devices, throttle } = dependencies;
  return {
    logIn: async ({ username, password, address, app, userAgent }) => {
      const email = username.trim().toLowerCase();
      const attempt = { email, address };
      await throttle.begin(attempt);
      const account = await accounts.findByEmail(email);
      const isMatch = await passwords.verify(account?.passwordHash ?? null, password);
      if (!account || !isMatch) throw wrongCredentials();
      await throttle.forgive(attempt);
      return devices.startSession(account.id, app, userAgent);
    },
    get: async (id) => {
      const account = await accounts.findById(id);
      if (!account) throw new Error('A session outlived its account');
      return account;
    },
  };
}
