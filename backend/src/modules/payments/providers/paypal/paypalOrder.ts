import * as z from 'zod/mini';

import { parseDecimal } from '../decimalAmount';
import type { ProviderPayment, RefundOutcome } from '../paymentProvider';

const amountSchema = z.object({ value: z.string(), currency_code: z.string() });

export const paypalOrderSchema = z.object({
  id: z.string(),
  status: z.string(),
  links: z._default(z.array(z.object({ rel: z.string(), href: z.string() })), []),
  payment_source: z.optional(
    z.object({
      paypal: z.optional(
        z.object({
          attributes: z.optional(
            z.object({ vault: z.optional(z.object({ id: z.optional(z.string()) })) }),
          ),
        }),
      ),
    }),
  ),
  purchase_units: z._default(
    z.array(
      z.object({
        amount: z.optional(amountSchema),
        payments: z.optional(
          z.object({
            captures: z.optional(
              z.array(
                z.object({
                  id: z.string(),
                  status: z.string(),
                  status_details: z.optional(z.object({ reason: z.optional(z.string()) })),
                  amount: amountSchema,
                }),
              ),
            ),
          }),
        ),
      }),
    ),
    [],
  ),
});

export type PaypalOrder = z.infer<typeof paypalOrderSchema>;

/** PayPal deletes orders that nobody approved. */
export const forgottenPayment: ProviderPayment = {
  status: 'failed',
  amountMinor: 0,
  currency: '',
  failure: 'expired',
  chargeRef: null,
  mandateRef: null,
};

export function toPayment({
  status,
  purchase_units: units,
  payment_source,
}: PaypalOrder): ProviderPayment {
  const [unit] = units;
  const capture = unit?.payments?.captures?.[0];
  const amount = capture?.amount ?? unit?.amount;
  const payment = {
    amountMinor: amount ? parseDecimal(amount.value) : 0,
    currency: amount?.currency_code ?? '',
    failure: null,
    chargeRef: capture?.id ?? null,
    mandateRef: payment_source?.paypal?.attributes?.vault?.id ?? null,
  };
  const reason = capture?.status_details?.reason;
  if (reason === 'BUYER_COMPLAINT' || reason === 'CHARGEBACK') {
    return { ...payment, status: 'disputed' };
  }
  switch (capture?.status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      return { ...payment, status: 'paid' };
    case 'REFUNDED':
      return { ...payment, status: 'refunded' };
    case 'DECLINED':
    case 'FAILED':
      return { ...payment, status: 'failed', failure: 'declined' };
    default:
  }
  if (status === 'VOIDED') return { ...payment, status: 'failed', failure: 'cancelled' };
  return { ...payment, status: status === 'APPROVED' ? 'approved' : 'pending' };
}

export function toRefundOutcome({
  status,
  body,
}: {
  status: number;
  body: unknown;
}): RefundOutcome {
  if (status >= 300) {
    const isDone = JSON.stringify(body ?? '').includes('CAPTURE_FULLY_REFUNDED');
    return isDone ? 'refunded' : 'refused';
  }
  const refund = z.object({ status: z.string() }).parse(body);
  if (refund.status === 'COMPLETED') return 'refunded';
  return refund.status === 'PENDING' ? 'pending' : 'refused';
}
