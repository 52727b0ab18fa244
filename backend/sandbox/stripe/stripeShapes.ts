import type { Ledger, SandboxPayment } from '../ledger';

export function toIntent(payment: SandboxPayment, ledger: Ledger) {
  const isPaid = ledger.isPaid(payment);
  return {
    id: payment.id.startsWith('pi_') ? payment.id : payment.chargeId,
    object: 'payment_intent',
    amount: payment.amountMinor,
    currency: payment.currency.toLowerCase(),
    customer: payment.mandateId ? `cus_${payment.mandateId.slice(3)}` : null,
    payment_method: payment.mandateId,
    metadata: { order_id: payment.orderId },
    status: intentStatus(payment, isPaid),
    latest_charge: isPaid
      ? {
          id: `ch_${payment.chargeId}`,
          object: 'charge',
          refunded: payment.isRefunded,
          // Stripe never resets this flag after a dispute.
          disputed: payment.dispute !== undefined,
        }
      : null,
  };
}

function intentStatus({ status }: SandboxPayment, isPaid: boolean): string {
  if (isPaid) return 'succeeded';
  return status === 'paid' ? 'processing' : 'requires_payment_method';
}

const disputeStatuses = { open: 'needs_response', won: 'won', lost: 'lost' } as const;

export function toDispute(payment: SandboxPayment) {
  return {
    id: `dp_${payment.chargeId}`,
    object: 'dispute',
    payment_intent: payment.id.startsWith('pi_') ? payment.id : payment.chargeId,
    status: disputeStatuses[payment.dispute ?? 'open'],
  };
}

export function toSession(payment: SandboxPayment, ledger: Ledger, url: string | null = null) {
  const isPaid = ledger.isPaid(payment);
  return {
    id: payment.id,
    object: 'checkout.session',
    amount_total: payment.amountMinor,
    currency: payment.currency.toLowerCase(),
    client_reference_id: payment.orderId,
    metadata: { order_id: payment.orderId },
    status: sessionStatus(payment, isPaid),
    payment_status: isPaid ? 'paid' : 'unpaid',
    payment_intent: isPaid ? toIntent(payment, ledger) : null,
    url,
  };
}

function sessionStatus({ status }: SandboxPayment, isPaid: boolean): string {
  if (status === 'expired') return 'expired';
  return isPaid ? 'complete' : 'open';
}
