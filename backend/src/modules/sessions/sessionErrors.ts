import { SiteError } from '@tidegate/contracts/siteError';

export function unknownSession(): SiteError {
  return new SiteError('sessions.unknown', 'No session has this token');
}

export function sessionEndedElsewhere(): SiteError {
  return new SiteError('sessions.endedElsewhere', 'The session was ended from elsewhere');
}

export function sessionExpired(): SiteError {
  return new SiteError('sessions.expired', 'The session is past its end');
}
