import type { StoredOrder } from '../orders/orderRepository';
import type { StoredSubscription } from '../subscriptions/subscriptionRepository';

export interface Purchases {
  subscriptions: readonly StoredSubscription[];
  /** Orders that have received money. */
  orders: readonly StoredOrder[];
}

export interface Access {
  isGiven: boolean;
  renews: boolean;
}

/**
 * The access rule (decision 0055): a plan is active while its payment and the payments behind its
 * credit remain, unless another paid plan replaces it.
 */
export function decideAccess(purchases: Purchases, at: Date): ReadonlyMap<string, Access> {
  const { subscriptions } = purchases;
  const open = subscriptions.filter(
    (each) =>
      (each.periodEndsAt > at || isWaitedFor(each)) &&
      isCovered(purchases, each) &&
      !isReplaced(purchases, each),
  );
  // Two plans are paid if a dispute is won after another plan was bought.
  const given = open.find(({ status }) => status !== 'ended') ?? open[0];
  return new Map(
    subscriptions.map((each) => {
      const isGiven = each.id === given?.id;
      const renews = isGiven && each.cancelledAt === null && mayBeCharged(purchases, each);
      return [each.id, { isGiven, renews }];
    }),
  );
}

/** A plan stays active between the end of its period and the renewal payment. */
function isWaitedFor({ status, renews }: StoredSubscription): boolean {
  return status !== 'ended' && renews;
}

/** Tests whether the money for the subscription's period remains. */
export function isCovered(purchases: Purchases, subscription: StoredSubscription): boolean {
  return coversOf(purchases, subscription).some(
    (order) => isHere(order) && isCreditHere(purchases, order),
  );
}

/** As `isCovered`, and none of that money was claimed back. */
export function isPaidFor(purchases: Purchases, subscription: StoredSubscription): boolean {
  const isPaid = coversOf(purchases, subscription).some(({ status }) => status === 'paid');
  return isPaid && isCovered(purchases, subscription);
}

/** Tests whether the money behind the order's credit, if any, remains. */
export function isCreditHere(purchases: Purchases, order: StoredOrder): boolean {
  if (order.kind !== 'upgrade' || order.creditMinor === 0) return true;
  const replaced = purchases.subscriptions.find(({ id }) => id === order.replacedSubscriptionId);
  return replaced !== undefined && isCovered(purchases, replaced);
}

/** Orders to refund too: upgrades on its credit and, if the contract ends, all later periods. */
export function listDependents(
  purchases: Purchases,
  order: StoredOrder,
  { endsContract }: { endsContract: boolean },
): StoredOrder[] {
  const standsOnCredit = (other: StoredOrder) =>
    other.creditMinor > 0 &&
    other.replacedSubscriptionId === order.subscriptionId &&
    isCurrent(purchases, order) &&
    // A completed period is not undone.
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

/** Tests whether an independent plan was bought while this order's money was away. */
export function isGivenAnew(purchases: Purchases, order: StoredOrder, at: Date): boolean {
  const { subscriptions, orders } = purchases;
  const running = subscriptions.find(({ status }) => status !== 'ended');
  if (!running || running.id === order.subscriptionId || order.periodEndsAt <= at) return false;
  const back = orders.map((each) =>
    each.id === order.id ? { ...each, status: 'paid' as const } : each,
  );
  return decideAccess({ subscriptions, orders: back }, at).get(running.id)?.isGiven === true;
}

export function coversOf({ orders }: Purchases, subscription: StoredSubscription): StoredOrder[] {
  const startedAt = subscription.periodStartedAt.getTime();
  return orders.filter(
    (order) =>
      order.subscriptionId === subscription.id &&
      order.kind !== 'change' &&
      order.periodStartedAt.getTime() === startedAt,
  );
}

/** Tests whether the order paid for the current or last period of its subscription. */
function isCurrent({ subscriptions }: Purchases, order: StoredOrder): boolean {
  const bought = subscriptions.find(({ id }) => id === order.subscriptionId);
  return bought?.periodStartedAt.getTime() === order.periodStartedAt.getTime();
}

/** A guarantee refund ends access only once it is sent, because the provider may refuse it. */
function isHere({ status, refundReason }: StoredOrder): boolean {
  return status === 'paid' || (status === 'refund_pending' && refundReason === 'guarantee');
}

/** A disputed upgrade still replaces its plan until the dispute is decided. */
function isReplaced({ orders }: Purchases, { id }: StoredSubscription): boolean {
  return orders.some(
    (order) =>
      order.kind === 'upgrade' &&
      order.replacedSubscriptionId === id &&
      order.subscriptionId !== null &&
      (isHere(order) || order.status === 'disputed'),
  );
}

export function mayBeCharged(purchases: Purchases, subscription: StoredSubscription): boolean {
  const { id, mandateRef } = subscription;
  const isAskedBack = purchases.orders.some(
    ({ subscriptionId, refundReason }) =>
      subscriptionId === id && (refundReason === 'guarantee' || refundReason === 'withdrawal'),
  );
  return mandateRef !== null && !isAskedBack && isPaidFor(purchases, subscription);
}
