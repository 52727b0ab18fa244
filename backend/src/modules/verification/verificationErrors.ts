import { SiteError } from '@tidegate/contracts/siteError';

/** One code for a wrong and an unknown code and too many attempts, as the remedy is the same. */
export function verificationFailed(): SiteError {
  return new SiteError('verification.failed', 'Not a code or ticket of this account');
}

/** Returned only for the right code or ticket. */
export function verificationExpired(): SiteError {
  return new SiteError('verification.expired', 'The code or ticket is past its end');
}

export function tooManyVerifications(retryAfterSeconds: number): SiteError {
  return new SiteError('verification.tooManyAttempts', 'Too many codes asked for or tried', {
    details: { retry_after_seconds: retryAfterSeconds },
  });
}
