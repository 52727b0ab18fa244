import { findPasswordFlaws } from '@tidegate/contracts/passwordRule';

import type { SecretHashes } from '../../secretHashes';
import type { Sessions } from '../sessions';
import type { AttemptThrottle } from '../throttling';
import type { Tickets } from '../verification';
import {
  passwordAlreadySet,
  passwordUnchanged,
  weakPassword,
  wrongPassword,
} from './accountErrors';
import type { AccountRepository } from './accountRepository';

/** What one change of a password touches: all of it or nothing. */
export interface PasswordStores {
  accounts: Pick<AccountRepository, 'setPassword' | 'replacePassword'>;
  sessions: Pick<Sessions, 'endAll' | 'endOthers'>;
  tickets: Tickets;
}

export interface PasswordDependencies {
  accounts: Pick<AccountRepository, 'findById'>;
  tickets: Tickets;
  passwords: SecretHashes;
  throttle: AttemptThrottle;
  inTransaction: <Result>(work: (stores: PasswordStores) => Promise<Result>) => Promise<Result>;
}

export interface PasswordChange {
  accountId: string;
  /** Of the session that asks, which is the one to go on. */
  token: string;
  address: string;
  currentPassword: string;
  newPassword: string;
}

export interface PasswordService {
  reset(ticket: string, password: string): Promise<void>;
  change(change: PasswordChange): Promise<void>;
  /** The first one; as after a change, only the session of the token goes on. */
  set(first: { accountId: string; token: string; password: string }): Promise<void>;
}

export function passwordService(dependencies: PasswordDependencies): PasswordService {
  const { accounts, tickets, passwords, throttle, inTransaction } = dependencies;
  return {
    reset: async (ticket, password) => {
      refuseWeak(password);
      // Before the slow hash, which nobody without a ticket shall cause.
      await tickets.check(ticket, 'reset_password');
      const passwordHash = await passwords.hash(password);
      await inTransaction(async (stores) => {
        const accountId = await stores.tickets.redeem(ticket, 'reset_password');
        await stores.accounts.setPassword(accountId, passwordHash);
        await stores.sessions.endAll(accountId);
      });
    },
    change: async ({ accountId, token, address, currentPassword, newPassword }) => {
      if (newPassword === currentPassword) throw passwordUnchanged();
      refuseWeak(newPassword);
      const account = await accounts.findById(accountId);
      const attempt = { email: account?.email ?? accountId, address };
      await throttle.begin(attempt);
      const currentHash = account?.passwordHash ?? null;
      if (!(await passwords.verify(currentHash, currentPassword))) throw wrongPassword();
      await throttle.forgive(attempt);
      const passwordHash = await passwords.hash(newPassword);
      await inTransaction(async (stores) => {
        if (!(await stores.accounts.replacePassword(accountId, currentHash, passwordHash))) {
          throw wrongPassword();
        }
        await stores.sessions.endOthers(accountId, token);
      });
    },
    set: async ({ accountId, token, password }) => {
      refuseWeak(password);
      const account = await accounts.findById(accountId);
      if (account?.passwordHash) throw passwordAlreadySet();
      const passwordHash = await passwords.hash(password);
      await inTransaction(async (stores) => {
        if (!(await stores.accounts.replacePassword(accountId, null, passwordHash))) {
          throw passwordAlreadySet();
        }
        await stores.sessions.endOthers(accountId, token);
      });
    },
  };
}

function refuseWeak(password: string): void {
  const flaws = findPasswordFlaws(password);
  if (flaws.length > 0) throw weakPassword(flaws);
}
