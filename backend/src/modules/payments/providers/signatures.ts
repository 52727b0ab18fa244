import { createHmac, timingSafeEqual } from 'node:crypto';

import { SiteError } from '@tidegate/contracts/errors/siteError';

import type { SignedEvent } from './paymentProvider';

/** Maximum age of a signed event, against replay. */
export const toleranceSeconds = 300;

export function badSignature(provider: string, cause?: unknown): SiteError {
  return new SiteError('payments.badSignature', `Not an event of ${provider}`, { cause });
}

export function sign(secret: string, content: string | Buffer): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** Compares in constant time. */
export function isSignedBy(
  secrets: readonly string[],
  content: string | Buffer,
  signature: string,
): boolean {
  const actual = Buffer.from(signature);
  return secrets.some((secret) => {
    const expected = Buffer.from(sign(secret, content));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}

export function isRecent(seconds: number, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - seconds) <= toleranceSeconds;
}

export function headerOf({ headers }: SignedEvent, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
