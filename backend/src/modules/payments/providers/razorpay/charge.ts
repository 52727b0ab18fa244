import * as z from 'zod/mini';

import type { ProviderPayment, RefundOutcome } from '../paymentProvider';
import type { RazorpayClient } from './razorpayClient';

const chargeSchema = z.object({ refund_status: z.nullish(z.string()), created_at: z.number() });

const refundSchema = z.object({ status: z.enum(['processed', 'pending', 'failed']) });

const disputesSchema = z.object({
  items: z.array(z.object({ payment_id: z.string(), status: z.string() })),
});

/** Outcomes of disputes. Any other status means that it is open. */
const decisions: ReadonlyMap<string, ProviderPayment['status']> = new Map([
  ['won', 'paid'],
  ['closed', 'paid'],
  ['lost', 'refunded'],
]);

/** What became of money that was taken. */
export async function readCharge(
  client: RazorpayClient,
  chargeRef: string,
): Promise<ProviderPayment['status']> {
  const charge = chargeSchema.parse(await client.get(pathOf(chargeRef)));
  if (charge.refund_status === 'full') return 'refunded';
  return readDispute(client, chargeRef, charge.created_at);
}

export async function refundCharge(
  client: RazorpayClient,
  chargeRef: string,
  amount: number,
  receipt: string,
): Promise<RefundOutcome> {
  const { status, body } = await client.post(`${pathOf(chargeRef)}/refund`, { amount, receipt });
  if (status >= 300) {
    // A repeated refund is refused, so the payment tells whether the first one succeeded.
    const charge = chargeSchema.parse(await client.get(pathOf(chargeRef)));
    return charge.refund_status === 'full' ? 'refunded' : 'refused';
  }
  const refund = refundSchema.parse(body);
  if (refund.status === 'processed') return 'refunded';
  return refund.status === 'pending' ? 'pending' : 'refused';
}

function pathOf(chargeRef: string): string {
  return `/v1/payments/${encodeURIComponent(chargeRef)}`;
}

/** Razorpay lists disputes only by time. */
async function readDispute(
  client: RazorpayClient,
  chargeRef: string,
  since: number,
): Promise<ProviderPayment['status']> {
  const pageSize = 100;
  for (let skip = 0; ; skip += pageSize) {
    const query = new URLSearchParams({
      from: String(Math.floor(since)),
      count: String(pageSize),
      skip: String(skip),
    });
    const { items } = disputesSchema.parse(await client.get(`/v1/disputes?${query.toString()}`));
    const found = items.find(({ payment_id }) => payment_id === chargeRef);
    if (found) return decisions.get(found.status) ?? 'disputed';
    if (items.length < pageSize) return 'paid';
  }
}
