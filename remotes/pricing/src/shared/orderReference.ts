import type { OrderReference } from './pricingApi';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads `?order=<number>`, or `?result=<hash>` of a signed link; null where neither can be one. */
export function readOrderReference(searchParams: URLSearchParams): OrderReference | null {
  const hash = searchParams.get('result');
  if (hash) return { hash };
  const orderId = searchParams.get('order');
  return isOrderNumber(orderId) ? { orderId } : null;
}

export function isOrderNumber(text: string | null | undefined): text is string {
  return uuid.test(text ?? '');
}

/** The login page, which leads on to the site path. */
export function toLoginPath(sitePath: string): string {
  return `/login?redirect=${encodeURIComponent(sitePath)}`;
}
