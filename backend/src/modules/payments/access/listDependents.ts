import type { StoredOrder } from '../stores/orderRepository';
import type { Purchases } from './accessRule';

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

/** Tests whether the order paid for the current or last period of its subscription. */
function isCurrent({ subscriptions }: Purchases, order: StoredOrder): boolean {
  const bought = subscriptions.find(({ id }) => id === order.subscriptionId);
  return bought?.periodStartedAt.getTime() === order.periodStartedAt.getTime();
}
