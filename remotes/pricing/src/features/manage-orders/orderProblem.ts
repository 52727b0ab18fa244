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

const refusals: readonly { code: number; refusal: OrderRefusal }[] = [
  { code: 20608 satisfies EnvelopeCode<'orders.notRefundable'>, refusal: 'notRefundable' },
  { code: 20609 satisfies EnvelopeCode<'orders.refundUsed'>, refusal: 'refundUsed' },
  { code: 20610 satisfies EnvelopeCode<'orders.notWithdrawable'>, refusal: 'notWithdrawable' },
  { code: 20702 satisfies EnvelopeCode<'subscriptions.notResumable'>, refusal: 'notResumable' },
];

export function toOrderRefusal(error: CallError): OrderRefusal {
  return refusals.find(({ code }) => code === codeOf(error))?.refusal ?? 'failed';
}
