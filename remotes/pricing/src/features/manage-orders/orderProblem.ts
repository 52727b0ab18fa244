import type { EnvelopeCode } from '@tidegate/contracts/errors/errors';
import { codeOf, type CallError } from '../../shared/orders/callError';

export type OrderRefusal =
  | 'nameMissing'
  | 'notRefundable'
  | 'refundUsed'
  | 'notWithdrawable'
  | 'notResumable'
  | 'failed';

export type OrderProblem =
  /** The first submit requests a confirmation; the second one makes the refund. */
  | { kind: 'confirmRefund'; orderId: string }
  | { kind: 'refused'; refusal: OrderRefusal; name?: string };

export function refusalKey<Refusal extends OrderRefusal>(
  refusal: Refusal,
): `orders.problem.${Refusal}` {
  return `orders.problem.${refusal}`;
}

const refusals: Readonly<Record<number, OrderRefusal>> = {
  [20608 satisfies EnvelopeCode<'orders.notRefundable'>]: 'notRefundable',
  [20609 satisfies EnvelopeCode<'orders.refundUsed'>]: 'refundUsed',
  [20610 satisfies EnvelopeCode<'orders.notWithdrawable'>]: 'notWithdrawable',
  [20702 satisfies EnvelopeCode<'subscriptions.notResumable'>]: 'notResumable',
};

export function toOrderRefusal(error: CallError): OrderRefusal {
  return refusals[codeOf(error)] ?? 'failed';
}
