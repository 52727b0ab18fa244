import { SiteError } from '@tidegate/contracts/siteError';

export function tooManyMessages(retryAfterSeconds: number): SiteError {
  return new SiteError('contact.tooMany', 'Too many messages', {
    details: { retry_after_seconds: retryAfterSeconds },
  });
}
