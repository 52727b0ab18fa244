import { SiteError } from '@tidegate/contracts/siteError';

export function tooManySubscriptions(retryAfterSeconds: number): SiteError {
  return new SiteError('newsletter.tooMany', 'Too many subscriptions', {
    details: { retry_after_seconds: retryAfterSeconds },
  });
}

export function unknownLink(): SiteError {
  return new SiteError('newsletter.unknownLink', 'Not a token of a living subscription');
}
