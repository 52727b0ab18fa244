import type { SecondStep } from '@tidegate/contracts/api/secondFactor';
import { SiteError } from '@tidegate/contracts/siteError';

/** The password was right, but the session starts after the second step. */
export function secondStepNeeded(step: SecondStep): SiteError {
  return new SiteError('accounts.secondStepNeeded', 'The account has a second factor', {
    details: step,
  });
}

/** One code for a wrong code, a used one and one of another account. */
export function wrongSecondFactor(): SiteError {
  return new SiteError('accounts.wrongSecondFactor', 'Neither a code nor a passkey of the account');
}

/** One code for an unknown, a used and an expired challenge. */
export function secondStepExpired(): SiteError {
  return new SiteError('accounts.secondStepExpired', 'No login waits for this second step');
}

export function tooManySecondFactors(retryAfterSeconds: number): SiteError {
  return new SiteError('accounts.tooManySecondFactors', 'Too many wrong codes', {
    details: { retry_after_seconds: retryAfterSeconds },
  });
}

export function notConfirmed(): SiteError {
  return new SiteError('accounts.notConfirmed', 'Neither the password nor a code of the account');
}

/** The enrolment was never begun, has expired or is complete. */
export function enrolmentExpired(): SiteError {
  return new SiteError('accounts.enrolmentExpired', 'No second factor waits to be confirmed');
}

export function unknownPasskey(): SiteError {
  return new SiteError('accounts.unknownPasskey', 'The account has no such passkey');
}

export function secondFactorOff(): SiteError {
  return new SiteError('accounts.secondFactorOff', 'The account has no such second factor');
}

export function totpAlreadyOn(): SiteError {
  return new SiteError('accounts.totpAlreadyOn', 'The account has an authenticator app');
}

/** The site has no passkey domain, or the account has the maximum number of passkeys. */
export function passkeysUnavailable(): SiteError {
  return new SiteError('accounts.passkeysUnavailable', 'No passkey can be added');
}
