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

/** Values of `data-payment`, which the Windows client reads from the page. */
export const clientStatus = {
  unpaid: 'pending',
  approve: 'pending',
  checking: 'pending',
  paid: 'paid',
  held: 'pending',
  refunding: 'refunded',
  refunded: 'refunded',
  disputed: 'pending',
  declined: 'failed',
  cancelled: 'failed',
  expired: 'failed',
  failed: 'failed',
} as const satisfies Record<PaymentStage, 'pending' | 'paid' | 'failed' | 'refunded'>;
