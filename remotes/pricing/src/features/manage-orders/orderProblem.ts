import type { EnvelopeCode } from '@tidegate/contracts/errors';
import { codeOf, type CallError } from '../../shared/callError';

/** Why nothing changed. */
export type OrderRefusal =
  | 'nameMissing'
  | 'notRefundable'
  | 'refundUsed'
  | 'notWithdrawable'
  | 'notResumable'
  | 'failed';

export type OrderProblem =
  /** The first press only asks; the second returns the money. */
  | { kind: 'confirmRefund'; orderId: string }
  | { kind: 'refused'; refusal: OrderRefusal; name?: string };

export const orderRefusalKeys = {
  nameMissing: 'withdrawal.nameMissing',
  notRefundable: 'orders.problem.notRefundable',
  refundUsed: 'orders.problem.refundUsed',
  notWithdrawable: 'orders.problem.notWithdrawable',
  notResumable: 'orders.problem.notResumable',
  failed: 'orders.problem.failed',
} as const satisfies Record<OrderRefusal, string>;

const refusals: Readonly<Record<number, OrderRefusal>> = {
  [20608 satisfies EnvelopeCode<'orders.notRefundable'>]: 'notRefundable',
  [20609 satisfies EnvelopeCode<'orders.refundUsed'>]: 'refundUsed',
  [20610 satisfies EnvelopeCode<'orders.notWithdrawable'>]: 'notWithdrawable',
  [20702 satisfies EnvelopeCode<'subscriptions.notResumable'>]: 'notResumable',
};

export function toOrderRefusal(error: CallError): OrderRefusal {
  return refusals[codeOf(error)] ?? 'failed';
}
