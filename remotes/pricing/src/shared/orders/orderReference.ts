import type { OrderReference } from '../plans/pricingApi';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads `?order=…&result=…`: a signed-in buyer uses the number, anyone else the signed hash. */
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

/** The login page, which redirects back to the site path. */
export function toLoginPath(sitePath: string): string {
  return `/login?redirect=${encodeURIComponent(sitePath)}`;
}
