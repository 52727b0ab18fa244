import type { StoredOrder } from '../orders/orderRepository';
import type { StoredSubscription } from '../subscriptions/subscriptionRepository';

/** Everything that an account bought, past and present. */
export interface Purchases {
  subscriptions: readonly StoredSubscription[];
  /** Those for which money came in. */
  orders: readonly StoredOrder[];
}

export interface Access {
  isGiven: boolean;
  /** Whether the end of the period is charged. */
  renews: boolean;
}

/**
 * The one rule of money (decision 0055): a plan is open while the money that paid for it is here, the
 * credit that it stands on included, and nothing else that was paid for stands in its place. Nothing
 * is charged again where money was asked back or disputed.
 */
export function decideAccess(purchases: Purchases, at: Date): ReadonlyMap<string, Access> {
  const { subscriptions } = purchases;
  const open = subscriptions.filter(
    (each) =>
      (each.periodEndsAt > at || isWaitedFor(each)) &&
      isCovered(purchases, each) &&
      !isReplaced(purchases, each),
  );
  // Two are open at once where a dispute is won after another plan was bought.
  const given = open.find(({ status }) => status !== 'ended') ?? open[0];
  return new Map(
    subscriptions.map((each) => {
      const isGiven = each.id === given?.id;
      const renews = isGiven && each.cancelledAt === null && mayBeCharged(purchases, each);
      return [each.id, { isGiven, renews }];
    }),
  );
}

/** Between the end of a period and the money for the next one its plan goes on. */
function isWaitedFor({ status, renews }: StoredSubscription): boolean {
  return status !== 'ended' && renews;
}

/** Whether the money of a subscription's period is here. */
export function isCovered(purchases: Purchases, subscription: StoredSubscription): boolean {
  return coversOf(purchases, subscription).some(
    (order) => isHere(order) && isCreditHere(purchases, order),
  );
}

/** As `isCovered`, and none of the money was asked back either. */
export function isPaidFor(purchases: Purchases, subscription: StoredSubscription): boolean {
  const isPaid = coversOf(purchases, subscription).some(({ status }) => status === 'paid');
  return isPaid && isCovered(purchases, subscription);
}

/** Whether the money behind the credit of an order, if it had any, is here. */
export function isCreditHere(purchases: Purchases, order: StoredOrder): boolean {
  if (order.kind !== 'upgrade' || order.creditMinor === 0) return true;
  const replaced = purchases.subscriptions.find(({ id }) => id === order.replacedSubscriptionId);
  return replaced !== undefined && isCovered(purchases, replaced);
}

/**
 * What goes back when the money of an order does, the last first: upgrades that stand on its credit,
 * and after a withdrawal, which ends the contract, every later period.
 */
export function listDependents(
  purchases: Purchases,
  order: StoredOrder,
  { endsContract }: { endsContract: boolean },
): StoredOrder[] {
  const standsOnCredit = (other: StoredOrder) =>
    other.creditMinor > 0 &&
    other.replacedSubscriptionId === order.subscriptionId &&
    isCurrent(purchases, order) &&
    // What was used up before is not undone.
    isCurrent(purchases, other);
  const followsContract = (other: StoredOrder) =>
    endsContract &&
    other.kind === 'renewal' &&
    other.subscriptionId === order.subscriptionId &&
    other.periodStartedAt > order.periodStartedAt;
  const dependents = purchases.orders.filter(
    (other) => other.status === 'paid' && (standsOnCredit(other) || followsContract(other)),
  );
  const all = dependents.flatMap((each) => [
    ...listDependents(purchases, each, { endsContract }),
    each,
  ]);
  return [...new Map(all.map((each) => [each.id, each])).values()];
}

/** Whether a plan that does not stand on this order was bought while its money was away. */
export function isGivenAnew(purchases: Purchases, order: StoredOrder, at: Date): boolean {
  const { subscriptions, orders } = purchases;
  const running = subscriptions.find(({ status }) => status !== 'ended');
  if (!running || running.id === order.subscriptionId || order.periodEndsAt <= at) return false;
  const back = orders.map((each) =>
    each.id === order.id ? { ...each, status: 'paid' as const } : each,
  );
  return decideAccess({ subscriptions, orders: back }, at).get(running.id)?.isGiven === true;
}

/** The orders that paid for the period of a subscription. */
export function coversOf({ orders }: Purchases, subscription: StoredSubscription): StoredOrder[] {
  const startedAt = subscription.periodStartedAt.getTime();
  return orders.filter(
    (order) =>
      order.subscriptionId === subscription.id &&
      order.kind !== 'change' &&
      order.periodStartedAt.getTime() === startedAt,
  );
}

/** Whether an order paid for the period that its subscription is in, or ended in. */
function isCurrent({ subscriptions }: Purchases, order: StoredOrder): boolean {
  const bought = subscriptions.find(({ id }) => id === order.subscriptionId);
  return bought?.periodStartedAt.getTime() === order.periodStartedAt.getTime();
}

/** The guarantee takes access when the money is back, since a provider may refuse to send it. */
function isHere({ status, refundReason }: StoredOrder): boolean {
  return status === 'paid' || (status === 'refund_pending' && refundReason === 'guarantee');
}

/** A disputed upgrade keeps its place until the dispute is decided. */
function isReplaced({ orders }: Purchases, { id }: StoredSubscription): boolean {
  return orders.some(
    (order) =>
      order.kind === 'upgrade' &&
      order.replacedSubscriptionId === id &&
      order.subscriptionId !== null &&
      (isHere(order) || order.status === 'disputed'),
  );
}

/** Whether the end of a period may be charged, where its owner has renewal on. */
export function mayBeCharged(purchases: Purchases, subscription: StoredSubscription): boolean {
  const { id, mandateRef } = subscription;
  const isAskedBack = purchases.orders.some(
    ({ subscriptionId, refundReason }) =>
      subscriptionId === id && (refundReason === 'guarantee' || refundReason === 'withdrawal'),
  );
  return mandateRef !== null && !isAskedBack && isPaidFor(purchases, subscription);
}
