import type { OrderReference } from '../plans/pricingApi';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads `?order=<number>&result=<hash>`, where a provider sends buyers back to: by number for an
 * account, by the signed link for anybody else. Null where the address names no order.
 */
export function readOrderReference(
  searchParams: URLSearchParams,
  isSignedIn: boolean,
): OrderReference | null {
  const orderId = searchParams.get('order');
  const hash = searchParams.get('result');
  if (hash && !(isSignedIn && orderId)) return { hash };
  return isOrderNumber(orderId) ? { orderId } : null;
}

export function isOrderNumber(text: string | null | undefined): text is string {
  return uuid.test(text ?? '');
}

/** The login page, which leads on to the site path. */
export function toLoginPath(sitePath: string): string {
  return `/login?redirect=${encodeURIComponent(sitePath)}`;
}
