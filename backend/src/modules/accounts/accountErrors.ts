import type { PasswordFlaw } from '@tidegate/contracts/passwordRule';
import { SiteError } from '@tidegate/contracts/siteError';

/** One code for both, to hide which email addresses have an account. */
export function wrongCredentials(): SiteError {
  return new SiteError('accounts.wrongCredentials', 'Unknown account or wrong password');
}

export function tooManyLogins(retryAfterSeconds: number): SiteError {
  return new SiteError('accounts.tooManyLogins', 'Too many failed logins', {
    details: { retry_after_seconds: retryAfterSeconds },
  });
}

export function wrongPassword(): SiteError {
  return new SiteError('accounts.wrongPassword', 'Not the password of this account');
}

export function passwordUnchanged(): SiteError {
  return new SiteError('accounts.passwordUnchanged', 'The new password is the current one');
}

export function weakPassword(flaws: readonly PasswordFlaw[]): SiteError {
  return new SiteError('accounts.weakPassword', 'The new password is not a good one', {
    details: { flaws },
  });
}

export function passwordAlreadySet(): SiteError {
  return new SiteError('accounts.passwordAlreadySet', 'The account has a password');
}

/** Until an email address is bound, a session is the only access to the account. */
export function emailMissing(): SiteError {
  return new SiteError('accounts.emailMissing', 'The account has no address yet');
}

export function emailAlreadySet(): SiteError {
  return new SiteError('accounts.emailAlreadySet', 'The account has an address');
}

/** The same for every account, with or without a password or orders. */
export function emailTaken(): SiteError {
  return new SiteError('accounts.emailTaken', 'The address has an account');
}

export function tooManySignups(retryAfterSeconds: number): SiteError {
  return new SiteError('accounts.tooManySignups', 'Too many new accounts', {
    details: { retry_after_seconds: retryAfterSeconds },
  });
}

export function demoAccountRefused(): SiteError {
  return new SiteError('accounts.demoRefused', 'The demo account has a published password');
}
