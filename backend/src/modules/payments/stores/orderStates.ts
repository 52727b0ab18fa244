import {
  type OrderLabel,
  type OrderStatus,
  orderStatuses,
} from '@tidegate/contracts/api/payments/codes';
import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';

/** All allowed transitions. A late event cannot cause any other. */
const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  created: ['processing', 'paid', 'expired'],
  processing: ['requires_action', 'paid', 'held', 'failed', 'expired', 'refund_pending'],
  requires_action: ['paid', 'held', 'failed', 'expired', 'refund_pending'],
  paid: ['refund_pending', 'refunded', 'disputed'],
  // The amount is wrong, and an operator decides.
  held: ['refund_pending', 'refunded', 'disputed'],
  // Money that arrives after all is refunded.
  failed: ['refund_pending'],
  expired: ['refund_pending'],
  refund_pending: ['refunded', 'paid', 'held', 'disputed'],
  refunded: [],
  disputed: ['paid', 'held', 'refund_pending', 'refunded'],
};

export const openStatuses = ['processing', 'requires_action'] as const;

export function originsOf(to: OrderStatus): OrderStatus[] {
  return orderStatuses.filter((from) => transitions[from].includes(to));
}

export function isOpen(status: OrderStatus): boolean {
  return openStatuses.some((open) => open === status);
}

const labels: Readonly<Record<OrderStatus, OrderLabel | null>> = {
  created: null,
  processing: null,
  requires_action: null,
  paid: 'Paid',
  held: 'Paid',
  failed: 'Failed',
  expired: 'Failed',
  refund_pending: 'Paid',
  refunded: 'Refunded',
  disputed: 'Paid',
};

/** An order that cost nothing is labelled as success, not as paid. */
export function labelOf(status: OrderStatus, amountMinor: number): OrderLabel | null {
  return status === 'paid' && amountMinor === 0 ? 'Success' : labels[status];
}

const money: Readonly<Record<OrderStatus, OrderResult['money']>> = {
  created: 'untouched',
  processing: 'unknown',
  requires_action: 'unknown',
  paid: 'taken',
  held: 'taken',
  failed: 'untouched',
  expired: 'untouched',
  refund_pending: 'taken',
  refunded: 'returned',
  disputed: 'taken',
};

export function moneyOf(status: OrderStatus): OrderResult['money'] {
  return money[status];
}
