import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../tables';
import type { Sessions } from '../sessions';
import { accountRepository } from './accountRepository';
import { accountRoutes } from './accountRoutes';
import { accountService } from './accountService';
import { closeDemoAccount, seedDemoAccount } from './demoAccount';
import { loginThrottle } from './loginThrottle';
import { loginWindowRepository } from './loginWindowRepository';
import { createPasswords } from './passwords';

export { demoCredentials } from './demoAccount';

export interface AccountsOptions {
  db: Kysely<SiteTables>;
  sessions: Sessions;
  now: () => Date;
  isProduction: boolean;
}

export interface Accounts {
  routes: FastifyPluginAsyncZod;
  /** Opens the demo account, or in production closes it. */
  prepareDemoAccount(): Promise<void>;
}

export function createAccounts({ db, sessions, now, isProduction }: AccountsOptions): Accounts {
  const accounts = accountRepository(db);
  const passwords = createPasswords();
  const throttle = loginThrottle(loginWindowRepository(db), now);
  const demo = { accounts, passwords, sessions, now, isProduction };
  return {
    routes: accountRoutes(accountService({ accounts, passwords, sessions, throttle })),
    prepareDemoAccount: () => (isProduction ? closeDemoAccount(demo) : seedDemoAccount(demo)),
  };
}
