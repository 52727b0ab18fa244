import type { Invoice } from '@tidegate/contracts/api/orders/refundSchemas';

import type { PaymentContext } from '../paymentContext';
import { findOwnOrder } from '../stores/findOrder';
import type { StoredOrder } from '../stores/orderRepository';
import { toInvoice } from './invoice';

export async function findInvoice(
  context: PaymentContext,
  accountId: string,
  orderId: string,
): Promise<Invoice> {
  const order = await findOwnOrder(context, accountId, orderId);
  const { planName, email } = await describePurchase(context, accountId, order);
  return toInvoice(order, planName, email);
}

export async function describePurchase(
  { plans, buyers }: PaymentContext,
  accountId: string,
  order: StoredOrder,
): Promise<{ planName: string; email: string | null }> {
  return {
    planName: (await plans.findById(order.planId))?.name ?? order.productId,
    email: (await buyers.findEmail(accountId)) ?? null,
  };
}
