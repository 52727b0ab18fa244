import type { SecondStep } from '@tidegate/contracts/api/secondFactor';
import { SiteError } from '@tidegate/contracts/siteError';

/** After a right password: there is no session until the second step is done, too. */
export function secondStepNeeded(step: SecondStep): SiteError {
  return new SiteError('accounts.secondStepNeeded', 'The account has a second factor', {
    details: step,
  });
}

/** One code for a code that is wrong, was used before, or belongs to another account. */
export function wrongSecondFactor(): SiteError {
  return new SiteError('accounts.wrongSecondFactor', 'Neither a code nor a passkey of the account');
}

/** One code for a challenge that is unknown, was used, or is past its end. */
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

/** Of an enrolment that was never begun, is past its end or is done already. */
export function enrolmentExpired(): SiteError {
  return new SiteError('accounts.enrolmentExpired', 'No second factor waits to be confirmed');
}

export function unknownPasskey(): SiteError {
  return new SiteError('accounts.unknownPasskey', 'The account has no such passkey');
}

/** Before something of a second factor that the account does not have. */
export function secondFactorOff(): SiteError {
  return new SiteError('accounts.secondFactorOff', 'The account has no such second factor');
}

export function totpAlreadyOn(): SiteError {
  return new SiteError('accounts.totpAlreadyOn', 'The account has an authenticator app');
}

/** The site has no domain that a passkey could be bound to, or the account has all it may have. */
export function passkeysUnavailable(): SiteError {
  return new SiteError('accounts.passkeysUnavailable', 'No passkey can be added');
}
