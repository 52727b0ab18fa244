import type { Quote } from '@tidegate/contracts/api/payments/quoteSchemas';

import type { SandboxPayment } from '../../sandbox/openPaymentSandbox';
import type { Buyer } from '../buyer';
import type { MoneySite } from './moneySite';
import {
  type OrderRow,
  type Snapshot,
  type SubscriptionRow,
  findCover,
  isHere,
  isMoneyHere,
  isRunning,
  ordersOf,
  plansOf,
  sumOf,
} from './snapshot';

const dayMs = 86_400_000;
/** Failed renewals are retried, and the plan continues, for this long. */
const graceDays = 10;
/** Statuses of orders with an unknown outcome. */
const inFlight = ['processing', 'requires_action'];

/** Recomputes a buyer's money from the sandbox, independently of the rule under test. */
export interface MoneyAudit {
  /** In milliseconds. */
  now(): number;
  /** Call it before the clock moves, to record the time that the running plan is used. */
  accrue(durationMs: number): Promise<void>;
  payments(): Promise<readonly SandboxPayment[]>;
  /** From now on the subscription must not be charged. */
  noteEnd(subscriptionId: string): Promise<void>;
  noteEndOf(orderId: string): Promise<void>;
  noteResumption(subscriptionId: string): void;
  /** A buyer who schedules another plan wants to continue. */
  noteChange(): Promise<void>;
  /** Compares the result with the quote. */
  compareReceipt(quote: Quote): Promise<void>;
  /** True if a provider has the money of an order that is still open. */
  isAnswerLost(): Promise<boolean>;
  /** Throws all violations. */
  check(): Promise<void>;
}

/** Facts that a snapshot does not contain. */
interface Notes {
  /** By order id. */
  usedMs: Map<string, number>;
  /** Subscriptions that somebody ended. */
  ended: Set<string>;
  seenCharges: Set<string>;
}

export function createMoneyAudit({ site, query }: MoneySite, { email }: Buyer): MoneyAudit {
  const notes: Notes = { usedMs: new Map(), ended: new Set(), seenCharges: new Set() };
  const now = () => site.now().getTime();
  const read = async (): Promise<Snapshot> => {
    const orders = await query<OrderRow>(ordersOf, [email]);
    const plans = await query<SubscriptionRow>(plansOf, [email]);
    const ids = new Set(orders.map(({ id }) => id));
    const payments = (site.sandbox?.payments() ?? []).filter(({ orderId }) => ids.has(orderId));
    return { orders, plans, payments, atMs: now() };
  };

  const noteEnd = ({ payments }: Snapshot, id: string) => {
    notes.ended.add(id);
    // An earlier charge is not a charge after the end.
    for (const { id: charge, status } of payments) {
      if (status === 'paid') notes.seenCharges.add(charge);
    }
  };

  return {
    now,
    payments: async () => (await read()).payments,
    noteEnd: async (id) => noteEnd(await read(), id),
    noteResumption: (id) => void notes.ended.delete(id),
    noteChange: async () => {
      const running = (await read()).plans.find(isRunning);
      if (running) notes.ended.delete(running.id);
    },
    noteEndOf: async (orderId) => {
      const snapshot = await read();
      const order = snapshot.orders.find(({ id }) => id === orderId);
      if (order?.subscription_id) noteEnd(snapshot, order.subscription_id);
    },
    accrue: async (durationMs) => {
      const snapshot = await read();
      const running = snapshot.plans.find(isRunning);
      const cover = running && findCover(snapshot, running);
      if (!cover) return;
      notes.usedMs.set(cover.id, (notes.usedMs.get(cover.id) ?? 0) + durationMs);
    },
    compareReceipt: async (quote) => {
      const order = (await read()).orders.find(({ id }) => id === quote.quote_id);
      if (!order || order.kind === 'change') return;
      const shownMs = Date.parse(quote.period_ends_at);
      const gotMs = order.period_ends_at.getTime();
      // Paying takes time, and months differ by a day.
      if (Math.abs(gotMs - shownMs) <= dayMs) return;
      throw new Error(`Shown until ${quote.period_ends_at}, got ${new Date(gotMs).toISOString()}`);
    },
    isAnswerLost: async () => {
      const { orders, payments, atMs } = await read();
      return orders.some(
        (order) => inFlight.includes(order.status) && isMoneyHere(order, payments, atMs),
      );
    },
    check: async () => {
      const snapshot = await read();
      const wrong = rules.flatMap((findWrong) => findWrong(snapshot, notes));
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    },
  };
}

/** Each returns the violations. */
const rules: readonly ((snapshot: Snapshot, notes: Notes) => string[])[] = [
  ({ orders, payments, atMs }) =>
    orders.flatMap((order) => {
      const paid = payments.filter(
        ({ orderId, status }) => orderId === order.id && status === 'paid',
      );
      const there = sumOf(paid.filter((payment) => isHere(payment, atMs)));
      const name = `order ${order.id} (${order.kind}, ${order.status})`;
      return [
        ...(paid.length > 1 ? [`${name} was paid more than once`] : []),
        ...(order.lowest_balance < 0 ? [`${name} went below zero`] : []),
        ...(order.balance === there
          ? []
          : [`${name}: ledger ${String(order.balance)}, provider ${String(there)}`]),
      ];
    }),

  (snapshot) => {
    const running = snapshot.plans.filter(isRunning);
    const late = snapshot.atMs - graceDays * dayMs;
    return [
      ...(running.length > 1 ? ['two plans run'] : []),
      ...running.flatMap((each) => [
        ...(isLate(each, snapshot, late) ? [`plan ${each.id} runs past its grace`] : []),
        ...findUncovered(snapshot, each),
      ]),
    ];
  },

  (snapshot) =>
    snapshot.orders
      .filter(
        (order) =>
          isPaidAhead(order, snapshot) &&
          !givesSomething(order, snapshot) &&
          !waitsForBank(order, snapshot),
      )
      .map(({ id, kind }) => `the money of order ${id} (${kind}) is kept and gives nothing`),

  (snapshot, { usedMs }) => {
    const { orders, payments, atMs } = snapshot;
    const kept = orders.filter((order) => isMoneyHere(order, payments, atMs));
    const keptMinor = sumOf(payments.filter((payment) => isHere(payment, atMs)));
    const usedMinor = kept.reduce((sum, order) => sum + usedOf(order, snapshot, usedMs), 0);
    // Credit is rounded down, so a cent per order may be missing.
    const isLess = keptMinor + kept.length < usedMinor;
    return isLess ? [`kept ${String(keptMinor)}, used ${usedMinor.toFixed(2)}`] : [];
  },

  ({ orders, payments }, { ended, seenCharges }) =>
    payments.flatMap(({ id, orderId, returnUrl, status }) => {
      if (returnUrl !== '' || status !== 'paid' || seenCharges.has(id)) return [];
      seenCharges.add(id);
      const order = orders.find((each) => each.id === orderId);
      const isLate = order?.kind === 'renewal' && ended.has(order.subscription_id ?? '');
      return isLate ? [`order ${orderId} was charged after the end of its plan`] : [];
    }),
];

/** A renewal that is retried late, after a process was down, gets the same time. */
function isLate(plan: SubscriptionRow, { orders }: Snapshot, since: number): boolean {
  const isTried = orders.some(
    ({ kind, subscription_id: id, created_at: createdAt }) =>
      kind === 'renewal' && id === plan.id && createdAt.getTime() > since,
  );
  return plan.period_ends_at.getTime() < since && !isTried;
}

function isPaidAhead(order: OrderRow, { payments, atMs }: Snapshot): boolean {
  const isAhead = order.period_ends_at.getTime() > atMs && order.kind !== 'change';
  return isAhead && order.status === 'paid' && isMoneyHere(order, payments, atMs);
}

/** True if the credit of the order depends on an open dispute. */
function waitsForBank(
  { replaced_subscription_id: replaced }: OrderRow,
  snapshot: Snapshot,
): boolean {
  return snapshot.orders.some(
    (order) =>
      replaced !== null &&
      order.kind !== 'change' &&
      order.subscription_id === replaced &&
      (order.status === 'disputed' || waitsForBank(order, snapshot)),
  );
}

/** True if the order's plan is running or became the credit of another order. */
function givesSomething({ subscription_id: id }: OrderRow, { orders, plans }: Snapshot): boolean {
  const hasReplaced = ({ replaced_subscription_id: replaced, paid_at: paidAt }: OrderRow) =>
    replaced === id && paidAt !== null;
  return plans.some((plan) => plan.id === id && isRunning(plan)) || orders.some(hasReplaced);
}

function findUncovered(snapshot: Snapshot, plan: SubscriptionRow): string[] {
  const cover = findCover(snapshot, plan);
  if (!cover) return [`plan ${plan.id} runs and no order pays for it`];
  if (!isMoneyHere(cover, snapshot.payments, snapshot.atMs)) {
    return [`plan ${plan.id} runs without the money of ${cover.id}`];
  }
  if (cover.kind !== 'upgrade' || cover.credit_minor === 0) return [];
  const replaced = snapshot.plans.find(({ id }) => id === cover.replaced_subscription_id);
  return replaced ? findUncovered(snapshot, replaced) : [];
}

function isCreditHere({ replaced_subscription_id: id }: OrderRow, snapshot: Snapshot): boolean {
  const { orders, payments, atMs } = snapshot;
  const sources = orders.filter(
    (order) => id !== null && order.kind !== 'change' && order.subscription_id === id,
  );
  return sources.every(
    (order) =>
      order.paid_at === null ||
      (isMoneyHere(order, payments, atMs) && isCreditHere(order, snapshot)),
  );
}

/** Used part of an order's payment, in minor units. */
function usedOf(order: OrderRow, snapshot: Snapshot, usedMs: Notes['usedMs']): number {
  const { period_started_at: startedAt, period_ends_at: endsAt, free_days: freeDays } = order;
  const paidMs = endsAt.getTime() - startedAt.getTime() - freeDays * dayMs;
  const share = Math.min(1, (usedMs.get(order.id) ?? 0) / paidMs);
  // Money that a dispute took back after its use is lost.
  const lost = isCreditHere(order, snapshot) ? 0 : order.credit_minor;
  return (order.price_minor - order.discount_minor - lost) * share;
}
