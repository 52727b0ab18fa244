import { refusal } from '../../refusal';
import type { SecretHashes } from '../../security/secretHashes';
import type { SecurityLog } from '../../security/securityLog';
import type { ClientApp, Devices } from '../devices';
import type { Sessions } from '../sessions';
import type { AttemptThrottle } from '../throttling';
import type { AccountRepository } from './accountRepository';
import type { ConfirmPassword } from './confirmPassword';

export interface AccountDependencies {
  accounts: Pick<AccountRepository, 'findByEmail' | 'findById'>;
  passwords: SecretHashes;
  devices: Pick<Devices, 'startSession'>;
  sessions: Pick<Sessions, 'renew'>;
  throttle: AttemptThrottle;
  confirmPassword: ConfirmPassword;
  security: SecurityLog;
  /** Throws if the login needs a second step. */
  requireSecondStep(accountId: string): Promise<void>;
}

export interface LoginRequest {
  username: string;
  password: string;
  address: string;
  app: ClientApp;
  userAgent: string;
}

export interface PasswordAgain {
  accountId: string;
  /** The session's token, which a new one replaces. */
  token: string;
  password: string;
  address: string;
}

export type AccountService = ReturnType<typeof accountService>;

export function accountService(dependencies: AccountDependencies) {
  const { accounts, passwords, confirmPassword, devices, sessions, throttle, security } =
    dependencies;
  const { requireSecondStep } = dependencies;
  return {
    logIn: ({ username, password, address, app, userAgent }: LoginRequest) =>
      security.attempt('login', address, async (identify) => {
        const email = username.trim().toLowerCase();
        const attempt = { email, address };
        const account = await accounts.findByEmail(email);
        identify(account?.id);
        await throttle.begin(attempt);
        const isMatch = await passwords.verify(account?.passwordHash ?? null, password);
        // The same for both, to hide which email addresses have an account.
        if (!account || !isMatch) throw refusal('accounts.wrongCredentials');
        await throttle.forgive(attempt);
        await requireSecondStep(account.id);
        return devices.startSession(account.id, app, userAgent);
      }),
    /** Confirms the password of a logged-in user before a sensitive change. */
    reauthenticate: ({ accountId, token, password, address }: PasswordAgain) =>
      security.attempt('reauthentication', address, async (identify) => {
        identify(accountId);
        const account = await confirmPassword({ accountId, password, address });
        if (!account?.passwordHash) throw refusal('accounts.wrongPassword');
        return sessions.renew(token);
      }),
    get: async (id: string) => {
      const account = await accounts.findById(id);
      if (!account) throw refusal('sessions.unknown');
      return account;
    },
  };
}
