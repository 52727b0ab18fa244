import { SiteError } from '@tidegate/contracts/siteError';

export function notAcademic(): SiteError {
  return new SiteError('students.notAcademic', 'Not an address of a place of study that we know');
}

export function unknownStudentLink(): SiteError {
  return new SiteError('students.unknownLink', 'Nobody was sent a link with this token');
}

export function studentLinkExpired(): SiteError {
  return new SiteError('students.linkExpired', 'The link is past its end');
}

export function tooManyStudentAsks(retryAfterSeconds: number): SiteError {
  return new SiteError('students.tooMany', 'Too many asked for a code', {
    details: { retry_after_seconds: retryAfterSeconds },
  });
}
