import { SiteError } from '@tidegate/contracts/siteError';

export function unknownSession(): SiteError {
  return new SiteError('sessions.unknown', 'No session has this token');
}

export function sessionEndedElsewhere(): SiteError {
  return new SiteError('sessions.endedElsewhere', 'The session was ended from elsewhere');
}

export function loginTooOld(): SiteError {
  return new SiteError('sessions.loginTooOld', 'The session needs the password again for this');
}

/** One code for an ended session and another account's. */
export function sessionNotListed(): SiteError {
  return new SiteError('sessions.notListed', 'The account has no such session');
}

export function sessionExpired(): SiteError {
  return new SiteError('sessions.expired', 'The session is past its end');
}
