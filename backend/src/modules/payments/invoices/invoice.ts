import type { Invoice } from '@tidegate/contracts/api/orders/refundSchemas';
import { brand } from '@tidegate/contracts/brand';

import { refusal } from '../../../refusal';
import type { StoredOrder } from '../stores/orderRepository';

/** Sample data, as in all legal texts of the sample site. */
const seller = {
  name: `${brand} Sample Ltd.`,
  address: ['1 Harbour Street', 'Sampletown'],
  tax_id: 'SAMPLE-000000',
} as const;

/** Prices include no tax until the business defines where it owes any. */
const taxPercent = 0;

export function toInvoiceNumber(number: number): string {
  return `TG-${String(number).padStart(8, '0')}`;
}

export function toInvoice(order: StoredOrder, planName: string, email: string | null): Invoice {
  const { invoiceNumber, paidAt, amountMinor } = order;
  if (invoiceNumber === null || paidAt === null) throw refusal('orders.noInvoice');
  return {
    number: toInvoiceNumber(invoiceNumber),
    issued_at: paidAt.toISOString(),
    seller: { ...seller, address: [...seller.address] },
    buyer: { email },
    line: {
      plan_name: planName,
      period_started_at: order.periodStartedAt.toISOString(),
      period_ends_at: order.periodEndsAt.toISOString(),
      price_amount: order.priceMinor,
      discount_amount: order.discountMinor,
      coupon_code: order.couponCode,
      credit_amount: order.creditMinor,
    },
    currency: order.currency,
    net_amount: amountMinor,
    tax: { percent: taxPercent, amount: 0 },
    total_amount: amountMinor,
    refunded_amount: order.status === 'refunded' ? amountMinor : 0,
  };
}
