import type { StoredOrder } from '../stores/orderRepository';
import type { StoredSubscription } from '../stores/subscriptionRepository';

export interface Purchases {
  subscriptions: readonly StoredSubscription[];
  /** Orders that have received money. */
  orders: readonly StoredOrder[];
}

export interface Access {
  isActive: boolean;
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
  const active = open.find(({ status }) => status !== 'ended') ?? open[0];
  return new Map(
    subscriptions.map((each) => {
      const isActive = each.id === active?.id;
      const renews = isActive && each.cancelledAt === null && mayBeCharged(purchases, each);
      return [each.id, { isActive, renews }];
    }),
  );
}

/** A plan stays active between the end of its period and the renewal payment. */
function isWaitedFor({ status, renews }: StoredSubscription): boolean {
  return status !== 'ended' && renews;
}

/** Tests whether the money for the subscription's period remains. */
export function isCovered(
  purchases: Purchases,
  subscription: StoredSubscription | undefined,
): boolean {
  if (!subscription) return false;
  return coversOf(purchases, subscription).some(
    (order) =>
      isHere(order) && (!isOnCredit(order) || isCovered(purchases, replacedBy(purchases, order))),
  );
}

/** As `isCovered`, and none of that money was claimed back. */
export function isPaidFor(purchases: Purchases, subscription: StoredSubscription): boolean {
  const isPaid = coversOf(purchases, subscription).some(({ status }) => status === 'paid');
  return isPaid && isCovered(purchases, subscription);
}

/** Tests whether the money behind the order's credit, if any, remains. */
export function isCreditHere(purchases: Purchases, order: StoredOrder): boolean {
  return !isOnCredit(order) || isCovered(purchases, replacedBy(purchases, order));
}

function isOnCredit({ kind, creditMinor }: StoredOrder): boolean {
  return kind === 'upgrade' && creditMinor > 0;
}

function replacedBy({ subscriptions }: Purchases, order: StoredOrder) {
  return subscriptions.find(({ id }) => id === order.replacedSubscriptionId);
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
  const isClaimedBack = purchases.orders.some(
    ({ subscriptionId, refundReason }) =>
      subscriptionId === id && (refundReason === 'guarantee' || refundReason === 'withdrawal'),
  );
  return mandateRef !== null && !isClaimedBack && isPaidFor(purchases, subscription);
}
