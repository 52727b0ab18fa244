import type { ProviderCode } from './codes';

const providersPath = '/api/mms/payment/v1/providers';

export const paymentParamsPath = `${providersPath}/common/params`;
export const prepurchasePath = `${providersPath}/common/pd/prepurchase`;

/** Previews the effect of a coupon on a price; requires no session. */
export const couponCheckPath = `${providersPath}/common/pd/coupon`;

export const createSubscriptionPath = `${providersPath}/s1/create_subscription`;
export const subscriptionPath = `${providersPath}/subscription`;
export const subscriptionResultPath = `${providersPath}/subscription_result`;

/** Buys one interval without renewal: `…/ps/purchase`. */
export function purchasePath(provider: ProviderCode): string {
  return `${providersPath}/${provider}/purchase`;
}

/** Returns the state of a purchase without renewal. */
export function purchaseResultPath(provider: ProviderCode): string {
  return `${providersPath}/${provider}/purchase_result`;
}

/** `GET {hash}`: a signed link to the state of an order, valid for one day. */
export const resultPath = (hash: string): string => `${providersPath}/result/${hash}`;

/** Required on every call that may move money: a UUID per user intent. */
export const idempotencyHeader = 'idempotency-key';

/** The buyer's attribution as a query string (`trackingSchema`); the edge fills it from cookies. */
export const trackingHeader = 'x-tracking';
