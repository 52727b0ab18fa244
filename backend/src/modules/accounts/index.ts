import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SecretHashes } from '../../secretHashes';
import type { SiteTables } from '../../tables';
import type { Devices } from '../devices';
import type { Mail } from '../mail';
import { createSessions, type Sessions } from '../sessions';
import type { CreateThrottle } from '../throttling';
import { createTickets } from '../verification';
import { tooManyLogins, tooManySignups } from './accountErrors';
import { accountRepository } from './accountRepository';
import { accountRoutes } from './accountRoutes';
import { accountService } from './accountService';
import { closeDemoAccount, seedDemoAccount } from './demoAccount';
import { passwordRoutes } from './passwordRoutes';
import { passwordService } from './passwordService';
import { signupRoutes } from './signupRoutes';
import { signupService } from './signupService';

export { demoCredentials } from './demoAccount';
export { createWelcome } from './welcomeLetter';

/** Of wrong passwords, typed at the login or to change them. */
const limits = { accountAtAddress: 10, address: 60, account: 200 } as const;
/** Each may tell whether an address has an account, and is a mail to it. */
const signupLimits = { accountAtAddress: 5, address: 20, account: 20 } as const;

export interface AccountsOptions {
  db: Kysely<SiteTables>;
  sessions: Sessions;
  devices: Devices;
  hashes: SecretHashes;
  mail: Mail;
  createThrottle: CreateThrottle;
  now: () => Date;
  isProduction: boolean;
}

export interface Accounts {
  routes: FastifyPluginAsyncZod;
  /** Opens the demo account, or in production closes it. */
  prepareDemoAccount(): Promise<void>;
}

export function createAccounts(options: AccountsOptions): Accounts {
  const { db, sessions, devices, hashes: passwords, mail, now, isProduction } = options;
  const { createThrottle } = options;
  const accounts = accountRepository(db);
  const throttle = createThrottle({ action: 'login', limits, refuse: tooManyLogins });
  const demo = { accounts, passwords, sessions, now, isProduction };
  const passwordCalls = passwordService({
    accounts,
    tickets: createTickets(db, now),
    passwords,
    throttle,
    inTransaction: (work) =>
      db.transaction().execute((transaction) =>
        work({
          accounts: accountRepository(transaction),
          sessions: createSessions(transaction, now),
          tickets: createTickets(transaction, now),
        }),
      ),
  });
  const signup = signupService({
    throttle: createThrottle({
      action: 'signup',
      limits: signupLimits,
      refuse: tooManySignups,
    }),
    inTransaction: (work) =>
      db.transaction().execute((transaction) =>
        work({
          accounts: accountRepository(transaction),
          orderLetter: (letter) => mail.orderWithin(transaction, letter),
        }),
      ),
    sessions,
    now,
  });
  return {
    routes: async (app) => {
      await app.register(signupRoutes(signup));
      await app.register(accountRoutes(accountService({ accounts, passwords, devices, throttle })));
      await app.register(passwordRoutes(passwordCalls));
    },
    prepareDemoAccount: () => (isProduction ? closeDemoAccount(demo) : seedDemoAccount(demo)),
  };
}
