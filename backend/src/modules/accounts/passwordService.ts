import { refusal } from '../../refusal';
import type { SecretHashes } from '../../security/secretHashes';
import type { SecurityLog } from '../../security/securityLog';
import type { Sessions } from '../sessions';
import type { Tickets } from '../verification';
import type { AccountRepository, StoredAccount } from './accountRepository';
import type { ConfirmPassword } from './confirmPassword';
import type { PasswordCheck } from './password-check/passwordCheck';
import { requireEmail } from './requireEmail';

/** Stores of one transaction. */
export interface PasswordStores {
  accounts: Pick<AccountRepository, 'setPassword' | 'replacePassword' | 'verify'>;
  sessions: Pick<Sessions, 'endAll' | 'endOthers'>;
  tickets: Tickets;
  /** Removes the account's settings, which do not include its purchases. */
  removeSettings(accountId: string): Promise<void>;
}

export interface PasswordDependencies {
  accounts: Pick<AccountRepository, 'findById'>;
  tickets: Tickets;
  passwords: Pick<SecretHashes, 'hash'>;
  check: PasswordCheck;
  confirmPassword: ConfirmPassword;
  inTransaction: <Result>(work: (stores: PasswordStores) => Promise<Result>) => Promise<Result>;
  security: SecurityLog;
  now: () => Date;
}

/** Call with the session that survives the change. */
interface SessionCall {
  accountId: string;
  token: string;
  address: string;
}

export interface PasswordReset {
  ticket: string;
  password: string;
  address: string;
}

export interface PasswordChange extends SessionCall {
  currentPassword: string;
  newPassword: string;
}

export interface FirstPassword extends SessionCall {
  password: string;
}

export type PasswordService = ReturnType<typeof passwordService>;

export function passwordService(dependencies: PasswordDependencies) {
  const { security } = dependencies;
  return {
    reset: (reset: PasswordReset) =>
      security.attempt('passwordReset', reset.address, async (identify) => {
        identify(await resetPassword(dependencies, reset));
      }),
    change: (change: PasswordChange) =>
      security.attempt('passwordChange', change.address, async (identify) => {
        identify(change.accountId);
        await changePassword(dependencies, change);
      }),
    set: (first: FirstPassword) =>
      security.attempt('passwordSetting', first.address, async (identify) => {
        identify(first.accountId);
        await setPassword(dependencies, first);
      }),
  };
}

async function resetPassword(
  { accounts, tickets, passwords, check, inTransaction, now }: PasswordDependencies,
  { ticket, password }: PasswordReset,
): Promise<string> {
  // Checked before the slow hash, which must not be available without a ticket.
  const owner = await accounts.findById(await tickets.check(ticket, 'reset_password'));
  await refuseWeak(check, password, owner);
  const passwordHash = await passwords.hash(password);
  return inTransaction(async (stores) => {
    const accountId = await stores.tickets.redeem(ticket, 'reset_password');
    await stores.accounts.setPassword(accountId, passwordHash);
    // An earlier user of the account may not own the email address.
    const isFirstProof = await stores.accounts.verify(accountId, now());
    if (isFirstProof) await stores.removeSettings(accountId);
    await stores.sessions.endAll(accountId);
    return accountId;
  });
}

async function changePassword(
  { accounts, passwords, check, confirmPassword, inTransaction }: PasswordDependencies,
  { accountId, token, address, currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  if (newPassword === currentPassword) throw refusal('accounts.passwordUnchanged');
  const account = await accounts.findById(accountId);
  await refuseWeak(check, newPassword, account);
  const confirmed = await confirmPassword({ accountId, password: currentPassword, address });
  const currentHash = confirmed?.passwordHash ?? null;
  if (currentHash === null) throw refusal('accounts.wrongPassword');
  const passwordHash = await passwords.hash(newPassword);
  await inTransaction(async (stores) => {
    if (!(await stores.accounts.replacePassword(accountId, currentHash, passwordHash))) {
      throw refusal('accounts.wrongPassword');
    }
    await stores.sessions.endOthers(accountId, token);
  });
}

async function setPassword(
  { accounts, passwords, check, inTransaction }: PasswordDependencies,
  { accountId, token, password }: FirstPassword,
): Promise<void> {
  const account = await accounts.findById(accountId);
  if (account) requireEmail(account);
  await refuseWeak(check, password, account);
  if (account?.passwordHash) throw refusal('accounts.passwordAlreadySet');
  const passwordHash = await passwords.hash(password);
  await inTransaction(async (stores) => {
    if (!(await stores.accounts.replacePassword(accountId, null, passwordHash))) {
      throw refusal('accounts.passwordAlreadySet');
    }
    await stores.sessions.endOthers(accountId, token);
  });
}

async function refuseWeak(
  check: PasswordCheck,
  password: string,
  account: StoredAccount | undefined,
): Promise<void> {
  const violations = await check.findViolations(password, account?.email ?? '');
  if (violations.length > 0) throw refusal('accounts.weakPassword', { violations });
}
