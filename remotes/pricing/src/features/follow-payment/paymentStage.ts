import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import type { PaymentFailure } from '@tidegate/contracts/api/payments/codes';

/** The displayed state of a payment. */
export type PaymentStage =
  | PaymentFailure
  | 'unpaid'
  | 'approve'
  | 'checking'
  | 'paid'
  | 'held'
  | 'refunding'
  | 'refunded'
  | 'disputed';

export function paymentStage({ status, failure, approval_url }: OrderResult): PaymentStage {
  switch (status) {
    case 'created':
      return 'unpaid';
    case 'processing':
    case 'requires_action':
      return approval_url ? 'approve' : 'checking';
    case 'failed':
      return failure ?? 'failed';
    case 'expired':
      return 'expired';
    case 'refund_pending':
      return 'refunding';
    default:
      return status;
  }
}

/** The value of `data-payment`, which the Windows client reads from the page. */
export function clientStatus({ status }: OrderResult): 'pending' | 'paid' | 'failed' | 'refunded' {
  switch (status) {
    case 'paid':
    case 'refunded':
      return status;
    case 'refund_pending':
      return 'refunded';
    case 'failed':
    case 'expired':
      return 'failed';
    default:
      return 'pending';
  }
}
