import { errorCodeOf, type CallError } from '@tidegate/contracts/errors/callError';
import type { ErrorCode } from '@tidegate/contracts/errors/errors';
import type { HelpTopicPath } from '@tidegate/contracts/helpTopics';
import { keysOf } from '@tidegate/contracts/keysOf';

/** Error codes that have a message of their own, with the topic that explains more. */
export const explainedCodes = {
  'orders.notRefundable': '/help/get-a-refund',
  'orders.notWithdrawable': '/help/get-a-refund',
  'orders.refundUsed': '/help/get-a-refund',
  'subscriptions.notResumable': '/help/cancel-renewal',
} as const satisfies Partial<Record<ErrorCode, HelpTopicPath>>;

export type OrderRefusal = 'nameMissing' | 'failed' | keyof typeof explainedCodes;

export type OrderProblem =
  /** The first submit requests a confirmation; the second one makes the refund. */
  | { kind: 'confirmRefund'; orderId: string }
  | { kind: 'refused'; refusal: OrderRefusal; name?: string };

export function toOrderRefusal(error: CallError): OrderRefusal {
  const code = errorCodeOf(error);
  return keysOf(explainedCodes).find((explained) => explained === code) ?? 'failed';
}
