import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SecretHashes } from '../../security/secretHashes';
import type { SecurityLog } from '../../security/securityLog';
import type { SiteTables } from '../../database/tables/tables';
import { removeAddressSettings } from '../addresses';
import { type Devices, removeDevices } from '../devices';
import type { Mail } from '../mail';
import { createSessions, type Sessions } from '../sessions';
import type { CreateThrottle } from '../throttling';
import { type Codes, createTickets } from '../verification';
import { accountRepository } from './accountRepository';
import { accountRoutes } from './accountRoutes';
import { accountService } from './accountService';
import { closeDemoAccount, seedDemoAccount } from './demoAccount';
import { type ConfirmPassword, createPasswordConfirmation } from './confirmPassword';
import { createEmailBinding } from './bind-email/createEmailBinding';
import { createPasswordCheck } from './password-check/passwordCheck';
import { passwordRoutes } from './passwordRoutes';
import { passwordService } from './passwordService';
import type { SecondFactorModule } from './second-factor/createSecondFactor';
import { signupRoutes } from './signupRoutes';
import { signupService, welcomeKind } from './signupService';

export { createSecondFactor } from './second-factor/createSecondFactor';
export { demoCredentials } from './demoAccount';
export type { ConfirmPassword } from './confirmPassword';
export { endSessionsOf, type SessionHolder } from './endSessionsOf';

const limits = { accountAtAddress: 10, address: 60, account: 200 } as const;
/** Each signup may reveal that an account exists, and sends an email to its address. */
const signupLimits = { accountAtAddress: 5, address: 20, account: 20 } as const;

/** Removes the settings of an account, which do not include its purchases. */
const settingRemovals = [removeAddressSettings, removeDevices] as const;

async function removeSettings(db: Kysely<SiteTables>, accountId: string): Promise<void> {
  for (const remove of settingRemovals) await remove(db, accountId);
}

export interface AccountsOptions {
  db: Kysely<SiteTables>;
  sessions: Sessions;
  devices: Devices;
  hashes: SecretHashes;
  mail: Mail;
  createThrottle: CreateThrottle;
  codes: Codes;
  security: SecurityLog;
  /** Service to look up breached passwords, besides the bundled list. */
  breachedPasswordsUrl?: string | undefined;
  log: FastifyBaseLogger;
  secondFactor: SecondFactorModule;
  now: () => Date;
  isProduction: boolean;
}

export interface Accounts {
  routes: FastifyPluginAsyncZod;
  confirmPassword: ConfirmPassword;
  /** Creates the demo account, or closes it in production. */
  prepareDemoAccount(): Promise<void>;
}

export function createAccounts(options: AccountsOptions): Accounts {
  const { db, sessions, devices, hashes: passwords, mail, now, isProduction } = options;
  const { createThrottle, security, secondFactor } = options;
  const accounts = accountRepository(db);
  const throttle = createThrottle({ action: 'login', limits, refusal: 'accounts.tooManyLogins' });
  const demo = { accounts, passwords, sessions, now, isProduction };
  const confirmPassword = createPasswordConfirmation({ accounts, passwords, throttle });
  const passwordCalls = passwordService({
    accounts,
    tickets: createTickets(db, now),
    passwords,
    check: createPasswordCheck({ serviceUrl: options.breachedPasswordsUrl, log: options.log }),
    confirmPassword,
    inTransaction: (work) =>
      db.transaction().execute((transaction) =>
        work({
          accounts: accountRepository(transaction),
          sessions: createSessions(transaction, now),
          tickets: createTickets(transaction, now),
          removeSettings: (accountId) => removeSettings(transaction, accountId),
        }),
      ),
    security,
    now,
  });
  const signup = signupService({
    throttle: createThrottle({
      action: 'signup',
      limits: signupLimits,
      refusal: 'accounts.tooManySignups',
    }),
    inTransaction: (work) =>
      db.transaction().execute((transaction) =>
        work({
          accounts: accountRepository(transaction),
          enqueueEmail: (email) => mail.enqueueWithin(transaction, email),
        }),
      ),
    sessions,
    security,
    now,
  });
  mail.setTemplate(welcomeKind, async (_email, { linkTo, write }) =>
    write('welcome', { link: linkTo('/forgetPassword') }),
  );
  const bindingRoutes = createEmailBinding({ db, codes: options.codes, security, now });
  const logins = accountService({
    accounts,
    passwords,
    devices,
    sessions,
    confirmPassword,
    throttle,
    security,
    requireSecondStep: secondFactor.requireSecondStep,
  });
  return {
    routes: async (app) => {
      await app.register(signupRoutes(signup));
      await app.register(bindingRoutes);
      await app.register(accountRoutes(logins));
      await app.register(secondFactor.routes);
      await app.register(passwordRoutes(passwordCalls));
    },
    confirmPassword,
    prepareDemoAccount: () => (isProduction ? closeDemoAccount(demo) : seedDemoAccount(demo)),
  };
}
