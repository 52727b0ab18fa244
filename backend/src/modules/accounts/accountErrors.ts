import { SiteError } from '@tidegate/contracts/siteError';

/** One code for an unknown mail and a wrong password: which it was is nobody's business. */
export function wrongCredentials(): SiteError {
  return new SiteError('accounts.wrongCredentials', 'Unknown account or wrong password');
}

export function tooManyLogins(retryAfterSeconds: number): SiteError {
  return new SiteError('accounts.tooManyLogins', 'Too many failed logins', {
    details: { retry_after_seconds: retryAfterSeconds },
  });
}

export function tooManyVerifications(): SiteError {
  return new SiteError('server.overloaded', 'Too many logins wait for their password check', {
    details: { retry_after_seconds: 5 },
  });
}

export function demoAccountRefused(): SiteError {
  return new SiteError('accounts.demoRefused', 'The demo account has a published password');
}
