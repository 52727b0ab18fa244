import { randomUUID } from 'node:crypto';

import type { StoredOrder } from './orderRepository';

/** What an order charges and gives. */
export type Terms = Pick<
  StoredOrder,
  | 'kind'
  | 'replacedSubscriptionId'
  | 'priceMinor'
  | 'couponCode'
  | 'discountMinor'
  | 'creditMinor'
  | 'amountMinor'
  | 'nextAmountMinor'
  | 'renewalAmountMinor'
  | 'freeDays'
  | 'periodStartedAt'
  | 'periodEndsAt'
>;

/** Terms, and who buys what by them. */
export type PurchaseTerms = Terms &
  Pick<StoredOrder, 'accountId' | 'planId' | 'productId' | 'currency' | 'language' | 'tracking'>;

type Steps = Omit<StoredOrder, keyof PurchaseTerms | 'id' | 'createdAt' | 'expiresAt'>;

const noSteps: Steps = {
  status: 'created',
  subscriptionId: null,
  provider: null,
  renews: false,
  attempt: 0,
  providerRef: null,
  chargeRef: null,
  approvalUrl: null,
  failure: null,
  refundReason: null,
  withdrawnAt: null,
  withdrawnBy: null,
  invoiceNumber: null,
  paidAt: null,
  refundedAt: null,
  chargeAskedAt: null,
};

/** A quote, unless `overrides` say which step the order begins with. */
export function newOrder(
  terms: PurchaseTerms,
  overrides: Pick<StoredOrder, 'createdAt' | 'expiresAt'> & Partial<Steps>,
): StoredOrder {
  return { ...terms, ...noSteps, id: randomUUID(), ...overrides };
}
