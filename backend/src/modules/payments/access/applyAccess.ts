import { coversOf, decideAccess, type Purchases } from './accessRule';
import { type PaymentStores, remindJob, renewJob } from '../paymentContext';
import { reminderAt } from './periods';
import type { StoredSubscription } from '../stores/subscriptionRepository';

export async function readPurchases(
  { orders, subscriptions }: Pick<PaymentStores, 'orders' | 'subscriptions'>,
  accountId: string,
): Promise<Purchases> {
  return {
    subscriptions: await subscriptions.list(accountId),
    orders: await orders.listPaid(accountId),
  };
}

/** Updates an account's subscriptions to match its money. Call it after every step of an order. */
export async function applyAccess(
  stores: PaymentStores,
  accountId: string | null,
  at: Date,
): Promise<void> {
  if (accountId === null) return;
  const purchases = await readPurchases(stores, accountId);
  const decided = decideAccess(purchases, at);
  const accessOf = ({ id }: StoredSubscription) => decided.get(id);
  // Only one plan is active at a time, so endings come first.
  for (const each of purchases.subscriptions) {
    if (each.status === 'ended' || accessOf(each)?.isActive) continue;
    await stores.subscriptions.update(each.id, endedAt(at));
  }
  for (const each of purchases.subscriptions) {
    const { isActive = false, renews = false } = accessOf(each) ?? {};
    if (!isActive) continue;
    if (each.status === 'ended') await reopen(stores, purchases, each, renews);
    else if (each.renews !== renews) await stores.subscriptions.update(each.id, { renews });
  }
}

/** Prevents both access and charges. */
export function endedAt(at: Date) {
  return { status: 'ended', renews: false, endedAt: at } as const;
}

/** A buyer who claims money back is not charged again unless they resume the plan. */
export async function endRenewal(
  { subscriptions }: Pick<PaymentStores, 'subscriptions'>,
  id: string | null,
  at: Date,
): Promise<void> {
  const found = await subscriptions.find(id);
  if (found?.cancelledAt === null) await subscriptions.update(found.id, { cancelledAt: at });
}

async function reopen(
  { subscriptions, enqueueJob }: PaymentStores,
  purchases: Purchases,
  subscription: StoredSubscription,
  renews: boolean,
): Promise<void> {
  const { id, periodStartedAt: startedAt, periodEndsAt: endsAt } = subscription;
  const isTrial = coversOf(purchases, subscription).some(({ kind }) => kind === 'trial');
  await subscriptions.update(id, {
    status: isTrial ? 'trialing' : 'active',
    endedAt: null,
    renews,
  });
  await enqueueJob(renewJob, id, endsAt);
  if (renews) await enqueueJob(remindJob, id, reminderAt({ startedAt, endsAt, isTrial }));
}
