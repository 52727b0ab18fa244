import { SiteError } from '@tidegate/contracts/siteError';

/** One code for a missing, forged, expired or used token, because the remedy is the same. */
export function botCheckFailed(reason: string): SiteError {
  return new SiteError('botCheck.failed', `The token of a bot check is ${reason}`);
}

/** The caller may retry with the fallback check. */
export function scoreTooLow(): SiteError {
  return new SiteError('botCheck.scoreTooLow', 'The score of a bot check is too low');
}

export function botCheckUnavailable(cause: unknown): SiteError {
  return new SiteError('botCheck.unavailable', 'The service of the bot check gave no answer', {
    cause,
  });
}
