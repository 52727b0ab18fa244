import { errorCodeOf, type CallError } from '@tidegate/contracts/errors/callError';
import type { ErrorCode } from '@tidegate/contracts/errors/errors';

/** Error codes that have a message of their own. */
const explainedCodes = [
  'orders.notRefundable',
  'orders.notWithdrawable',
  'orders.refundUsed',
  'subscriptions.notResumable',
] as const satisfies readonly ErrorCode[];

export type OrderRefusal = 'nameMissing' | 'failed' | (typeof explainedCodes)[number];

export type OrderProblem =
  /** The first submit requests a confirmation; the second one makes the refund. */
  | { kind: 'confirmRefund'; orderId: string }
  | { kind: 'refused'; refusal: OrderRefusal; name?: string };

export function toOrderRefusal(error: CallError): OrderRefusal {
  const code = errorCodeOf(error);
  return explainedCodes.find((explained) => explained === code) ?? 'failed';
}
