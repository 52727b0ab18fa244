import type { ConfirmWithdrawal } from '@tidegate/contracts/api/refunds';
import type { Language } from '@tidegate/contracts/languages';
import { addDays } from '@tidegate/contracts/periods';
import { promises } from '@tidegate/contracts/promises';

import { isOfConstraint } from '../../../database/isOfConstraint';
import { beginRefund, markRefunded, refuseRefund } from './moneyBack';
import type { OrderChanges, StoredOrder } from '../orders/orderRepository';
import { notRefundable, notWithdrawable, refundUsed, unknownOrder } from '../paymentErrors';
import { type PaymentContext, providerOf } from '../paymentContext';

/** Unique index that limits the guarantee to once per account. */
const guaranteeIndex = 'plan_order_guarantee';

/** Required by law, counted from the conclusion of the contract (decision 0021). */
export const withdrawalDays = 14;

export interface RefundService {
  /** End of the guarantee, whether or not it was used before. */
  refundableUntil(order: StoredOrder): Promise<Date | null>;
  withdrawableUntil(order: StoredOrder): Date | null;
  refund(accountId: string, orderId: string, language: Language): Promise<StoredOrder>;
  findWithdrawable(accountId: string, orderId: string): Promise<StoredOrder>;
  /** The declaration takes effect on receipt, whatever happens to the refund. */
  withdraw(accountId: string, declaration: ConfirmWithdrawal): Promise<StoredOrder>;
  carryOut(orderId: string): Promise<StoredOrder>;
}

export function refundService(context: PaymentContext): RefundService {
  const { orders, now, log } = context;
  const findOwn = async (accountId: string, id: string) => {
    const order = await orders.findOwn(accountId, id);
    if (!order) throw unknownOrder();
    return order;
  };

  /** Refunds the received amount, which a third-party page may have changed. */
  const askProvider = async ({ id, chargeRef, currency, provider }: StoredOrder) => {
    const amountMinor = await context.ledger.balanceOf(id);
    if (amountMinor === 0) return 'refunded';
    if (chargeRef === null) throw new Error('A refund without a charge');
    return providerOf(context, provider).refund(chargeRef, { amountMinor, currency }, id);
  };

  const carryOut: RefundService['carryOut'] = async (orderId) => {
    const order = await orders.find(orderId);
    if (!order) throw unknownOrder();
    if (order.status !== 'refund_pending') return order;
    const outcome = await askProvider(order);
    if (outcome === 'refunded') {
      await context.inTransaction((stores) => markRefunded(stores, order, now()));
      context.wake();
    }
    if (outcome === 'refused') {
      log.error({ order: order.id }, 'A provider refused a refund');
      await context.inTransaction((stores) => refuseRefund(stores, order, now()));
    }
    return (await orders.find(orderId)) ?? order;
  };

  const begin = async (order: StoredOrder, changes: OrderChanges) => {
    await context.inTransaction((stores) => beginRefund(stores, order, changes, now()));
    context.wake();
  };

  const service: RefundService = {
    refundableUntil: async (order) => {
      if (order.kind !== 'renewal') return livingUntil(order, order.paidAt, promises.days, now());
      // The period after a trial also counts from its start.
      const subscription = await context.subscriptions.find(order.subscriptionId);
      return livingUntil(order, subscription?.createdAt ?? null, promises.days, now());
    },
    withdrawableUntil: (order) => livingUntil(order, order.paidAt, withdrawalDays, now()),
    refund: async (accountId, orderId, language) => {
      const order = await findOwn(accountId, orderId);
      if (order.status === 'refund_pending' || order.status === 'refunded') return order;
      if ((await service.refundableUntil(order)) === null) throw notRefundable();
      try {
        await begin(order, { refundReason: 'guarantee', language });
      } catch (error) {
        if (isOfConstraint(error, guaranteeIndex)) throw refundUsed();
        throw error;
      }
      return carryOut(order.id);
    },
    findWithdrawable: async (accountId, orderId) => {
      const order = await findOwn(accountId, orderId);
      if (order.withdrawnAt === null && service.withdrawableUntil(order) === null) {
        throw notWithdrawable();
      }
      return order;
    },
    withdraw: async (accountId, { order_id: orderId, name, language }) => {
      const order = await service.findWithdrawable(accountId, orderId);
      if (order.withdrawnAt !== null) return order;
      const changes = { refundReason: 'withdrawal', language } as const;
      await begin(order, { ...changes, withdrawnAt: now(), withdrawnBy: name });
      return findOwn(accountId, orderId);
    },
    carryOut,
  };
  return service;
}

function livingUntil(order: StoredOrder, from: Date | null, days: number, at: Date): Date | null {
  if (order.status !== 'paid' || from === null || order.amountMinor === 0) return null;
  const end = addDays(from, days);
  return end > at ? end : null;
}
