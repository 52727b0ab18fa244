import type { SandboxPayment } from '../../sandbox/openPaymentSandbox';

export interface OrderRow {
  id: string;
  kind: string;
  status: string;
  subscription_id: string | null;
  replaced_subscription_id: string | null;
  price_minor: number;
  discount_minor: number;
  credit_minor: number;
  free_days: number;
  period_started_at: Date;
  period_ends_at: Date;
  paid_at: Date | null;
  created_at: Date;
  /** Sum of the order's ledger entries, and its minimum so far. */
  balance: number;
  lowest_balance: number;
}

export interface SubscriptionRow {
  id: string;
  status: string;
  period_started_at: Date;
  period_ends_at: Date;
}

/** State of a buyer's money. */
export interface Snapshot {
  orders: readonly OrderRow[];
  plans: readonly SubscriptionRow[];
  payments: readonly SandboxPayment[];
  atMs: number;
}

export const ordersOf = `select o.id, o.kind, o.status, o.subscription_id, o.replaced_subscription_id,
    o.price_minor::int, o.discount_minor::int, o.credit_minor::int, o.free_days,
    o.period_started_at, o.period_ends_at, o.paid_at, o.created_at,
    (select coalesce(sum(e.amount_minor), 0)::int from site.ledger_entry e
      where e.order_id = o.id) as balance,
    (select coalesce(min(running), 0)::int from (
      select sum(e.amount_minor) over (order by e.id) as running from site.ledger_entry e
      where e.order_id = o.id) as entries) as lowest_balance
  from site.plan_order o join site.account a on a.id = o.account_id where a.email = $1`;

export const plansOf = `select s.* from site.subscription s
  join site.account a on a.id = s.account_id where a.email = $1`;

export function isRunning({ status }: SubscriptionRow): boolean {
  return status !== 'ended';
}

export function sumOf(payments: readonly SandboxPayment[]): number {
  return payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** True if the site has the money of a payment. */
export function isHere(
  { status, isRefunded, dispute, paidFrom }: SandboxPayment,
  atMs: number,
): boolean {
  const isDisputed = dispute === 'open' || dispute === 'lost';
  return status === 'paid' && paidFrom <= atMs && !isRefunded && !isDisputed;
}

export function isMoneyHere(
  order: OrderRow,
  payments: readonly SandboxPayment[],
  atMs: number,
): boolean {
  return payments.some((payment) => payment.orderId === order.id && isHere(payment, atMs));
}

/** Finds the order that paid for the running period. */
export function findCover(
  { orders }: Snapshot,
  { id, period_started_at: startedAt }: SubscriptionRow,
): OrderRow | undefined {
  return orders.find(
    (order) =>
      order.subscription_id === id &&
      order.kind !== 'change' &&
      order.paid_at !== null &&
      ['paid', 'refund_pending'].includes(order.status) &&
      order.period_started_at.getTime() === startedAt.getTime(),
  );
}
