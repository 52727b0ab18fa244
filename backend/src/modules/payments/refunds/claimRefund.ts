import type { ConfirmWithdrawal } from '@tidegate/contracts/api/orders/refundSchemas';
import type { Language } from '@tidegate/contracts/languages';

import { isOfConstraint } from '../../../database/isOfConstraint';
import { refusal } from '../../../refusal';
import type { PaymentContext } from '../paymentContext';
import { findOwnOrder } from '../stores/findOrder';
import type { OrderChanges, StoredOrder } from '../stores/orderRepository';
import { carryOutRefund } from './carryOutRefund';
import { refundableUntil, withdrawableUntil } from './refundPeriods';
import { beginRefund } from './refundSteps';

/** Unique index that limits the guarantee to once per account. */
const guaranteeIndex = 'plan_order_guarantee';

/** Refunds an order by the guarantee. */
export async function claimRefund(
  context: PaymentContext,
  accountId: string,
  orderId: string,
  language: Language,
): Promise<StoredOrder> {
  const order = await findOwnOrder(context, accountId, orderId);
  if (order.status === 'refund_pending' || order.status === 'refunded') return order;
  if ((await refundableUntil(context, order)) === null) throw refusal('orders.notRefundable');
  try {
    await begin(context, order, { refundReason: 'guarantee', language });
  } catch (error) {
    if (isOfConstraint(error, guaranteeIndex)) throw refusal('orders.refundUsed');
    throw error;
  }
  return carryOutRefund(context, order.id);
}

export async function findWithdrawable(
  context: PaymentContext,
  accountId: string,
  orderId: string,
): Promise<StoredOrder> {
  const order = await findOwnOrder(context, accountId, orderId);
  if (order.withdrawnAt === null && withdrawableUntil(order, context.now()) === null) {
    throw refusal('orders.notWithdrawable');
  }
  return order;
}

/** The declaration takes effect on receipt, whatever happens to the refund. */
export async function withdraw(
  context: PaymentContext,
  accountId: string,
  { order_id: orderId, name, language }: ConfirmWithdrawal,
): Promise<StoredOrder> {
  const order = await findWithdrawable(context, accountId, orderId);
  if (order.withdrawnAt !== null) return order;
  const changes = { refundReason: 'withdrawal', language } as const;
  await begin(context, order, { ...changes, withdrawnAt: context.now(), withdrawnBy: name });
  return findOwnOrder(context, accountId, orderId);
}

async function begin(
  { inTransaction, now, wake }: PaymentContext,
  order: StoredOrder,
  changes: OrderChanges,
): Promise<void> {
  await inTransaction((stores) => beginRefund(stores, order, changes, now()));
  wake();
}
