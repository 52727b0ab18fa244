import { SiteError } from '@tidegate/contracts/siteError';

/** Missing, forged, of another action, too old or used before: all say "do it again". */
export function botCheckFailed(reason: string): SiteError {
  return new SiteError('botCheck.failed', `The token of a bot check is ${reason}`);
}

/** Perhaps no person: the caller may try again under the other check. */
export function scoreTooLow(): SiteError {
  return new SiteError('botCheck.scoreTooLow', 'The score of a bot check is too low');
}

export function botCheckUnavailable(cause: unknown): SiteError {
  return new SiteError('botCheck.unavailable', 'The service of the bot check gave no answer', {
    cause,
  });
}
