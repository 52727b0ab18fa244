import { randomUUID } from 'node:crypto';

import type { Language } from '@tidegate/contracts/languages';

import { refusal } from '../../refusal';
import type { SecurityLog } from '../../security/securityLog';
import type { NewEmail } from '../mail';
import type { Sessions } from '../sessions';
import type { AttemptThrottle } from '../throttling';
import type { AccountRepository } from './accountRepository';

export const welcomeKind = 'accounts.welcome';

export interface SignupStores {
  accounts: Pick<AccountRepository, 'create'>;
  enqueueEmail(email: NewEmail): Promise<void>;
}

export interface SignupDependencies {
  throttle: AttemptThrottle;
  inTransaction: <Result>(work: (stores: SignupStores) => Promise<Result>) => Promise<Result>;
  sessions: Pick<Sessions, 'start'>;
  security: SecurityLog;
  now: () => Date;
}

export interface SignupRequest {
  email: string | null;
  language: Language;
  address: string;
}

export type SignupService = ReturnType<typeof signupService>;

export function signupService(dependencies: SignupDependencies) {
  const { throttle, inTransaction, sessions, security, now } = dependencies;
  return {
    /** Creates an account without a password and refuses an address that already has one. */
    signUp: ({ email, language, address }: SignupRequest) =>
      security.attempt('signup', address, async (identify) => {
        await throttle.begin({ email, address });
        const id = randomUUID();
        await inTransaction(async ({ accounts, enqueueEmail }) => {
          // Knowing an email address must not give access to its account.
          const isNew = await accounts.create({ id, email, passwordHash: null }, now());
          // The same for every account, with or without a password or orders.
          if (!isNew) throw refusal('accounts.emailTaken');
          await enqueueEmail({ kind: welcomeKind, recipient: email, language });
        });
        identify(id);
        return sessions.start(id);
      }),
  };
}
