import type {
  OrderKind,
  OrderStatus,
  PaymentFailure,
  ProviderCode,
  Tracking,
} from '@tidegate/contracts/api/payments';
import type { Language } from '@tidegate/contracts/languages';
import type { Currency } from '@tidegate/contracts/money';
import type { Kysely } from 'kysely';

import type { RefundReason } from '../../../database/tables/purchaseTables';
import type { SiteTables } from '../../../database/tables/tables';
import { toColumnNames } from '../../../database/tables/toColumnNames';
import { openStatuses, originsOf } from './orderStates';
import type { EventHint } from '../providers/paymentProvider';

export interface StoredOrder {
  id: string;
  accountId: string | null;
  subscriptionId: string | null;
  replacedSubscriptionId: string | null;
  planId: number;
  productId: string;
  kind: OrderKind;
  status: OrderStatus;
  provider: ProviderCode | null;
  renews: boolean;
  currency: Currency;
  priceMinor: number;
  couponCode: string | null;
  discountMinor: number;
  creditMinor: number;
  amountMinor: number;
  nextAmountMinor: number;
  renewalAmountMinor: number;
  /** Unpaid days of the period: granted by an invitation or left over from a replaced plan. */
  freeDays: number;
  periodStartedAt: Date;
  periodEndsAt: Date;
  attempt: number;
  language: Language;
  tracking: Tracking;
  providerRef: string | null;
  chargeRef: string | null;
  approvalUrl: string | null;
  failure: PaymentFailure | null;
  refundReason: RefundReason | null;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
  invoiceNumber: number | null;
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  refundedAt: Date | null;
  chargeAskedAt: Date | null;
}

export type OrderChanges = Partial<
  Pick<
    StoredOrder,
    | 'subscriptionId'
    | 'provider'
    | 'renews'
    | 'language'
    | 'periodStartedAt'
    | 'periodEndsAt'
    | 'providerRef'
    | 'chargeRef'
    | 'approvalUrl'
    | 'failure'
    | 'refundReason'
    | 'withdrawnAt'
    | 'withdrawnBy'
    | 'invoiceNumber'
    | 'expiresAt'
    | 'paidAt'
    | 'refundedAt'
    | 'chargeAskedAt'
  >
>;

export interface OrderRepository {
  /** Returns false if an open order or the renewal of that period exists. */
  add(order: StoredOrder): Promise<boolean>;
  find(id: string): Promise<StoredOrder | undefined>;
  findOwn(accountId: string, id: string): Promise<StoredOrder | undefined>;
  findOpen(accountId: string, productId: string): Promise<StoredOrder | undefined>;
  findByHint(providers: readonly ProviderCode[], hint: EventHint): Promise<string | undefined>;
  /** Moves an order from one of `from` (default: any allowed), or returns undefined. */
  move(
    id: string,
    to: OrderStatus,
    changes?: OrderChanges,
    from?: readonly OrderStatus[],
  ): Promise<StoredOrder | undefined>;
  /** Newest first, without quotes that nobody tried to pay. */
  list(accountId: string, page: { size: number; number: number }): Promise<StoredOrder[]>;
  count(accountId: string): Promise<number>;
  /** Orders that gave the account something, even if refunded later. */
  listPaid(accountId: string): Promise<StoredOrder[]>;
  hadTrial(accountId: string): Promise<boolean>;
  hasPaid(accountId: string): Promise<boolean>;
  /** Reserves the next number until the transaction ends. */
  takeInvoiceNumber(): Promise<number>;
}

const columns = [
  'id',
  'account_id as accountId',
  'subscription_id as subscriptionId',
  'replaced_subscription_id as replacedSubscriptionId',
  'plan_id as planId',
  'product_id as productId',
  'kind',
  'status',
  'provider',
  'renews',
  'currency',
  'price_minor as priceMinor',
  'coupon_code as couponCode',
  'discount_minor as discountMinor',
  'credit_minor as creditMinor',
  'amount_minor as amountMinor',
  'next_amount_minor as nextAmountMinor',
  'renewal_amount_minor as renewalAmountMinor',
  'free_days as freeDays',
  'period_started_at as periodStartedAt',
  'period_ends_at as periodEndsAt',
  'attempt',
  'language',
  'tracking',
  'provider_ref as providerRef',
  'charge_ref as chargeRef',
  'approval_url as approvalUrl',
  'failure',
  'refund_reason as refundReason',
  'withdrawn_at as withdrawnAt',
  'withdrawn_by as withdrawnBy',
  'invoice_number as invoiceNumber',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'paid_at as paidAt',
  'refunded_at as refundedAt',
  'charge_asked_at as chargeAskedAt',
] as const;

export function orderRepository(db: Kysely<SiteTables>): OrderRepository {
  const orders = db.selectFrom('plan_order').select(columns);
  const shown = (accountId: string) =>
    db
      .selectFrom('plan_order')
      .where('account_id', '=', accountId)
      .where('status', '!=', 'created')
      .where(({ eb, or }) => or([eb('provider', 'is not', null), eb('status', '=', 'paid')]));
  const paid = (accountId: string) =>
    db
      .selectFrom('plan_order')
      .select('id')
      .where('account_id', '=', accountId)
      .where('paid_at', 'is not', null);
  return {
    add: async (order) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('plan_order')
        .values({ ...toColumnNames(order), tracking: JSON.stringify(order.tracking) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    find: (id) => orders.where('id', '=', id).executeTakeFirst(),
    findOwn: (accountId, id) =>
      orders.where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst(),
    findOpen: (accountId, productId) =>
      orders
        .where('account_id', '=', accountId)
        .where('product_id', '=', productId)
        .where('kind', '!=', 'renewal')
        .where('status', 'in', ['created', ...openStatuses])
        .executeTakeFirst(),
    findByHint: async (providers, { providerRef, chargeRef, orderId }) => {
      const found = await db
        .selectFrom('plan_order')
        .select('id')
        .where('provider', 'in', providers)
        .where(({ eb, or }) =>
          or([
            ...(providerRef === undefined ? [] : [eb('provider_ref', '=', providerRef)]),
            ...(chargeRef === undefined ? [] : [eb('charge_ref', '=', chargeRef)]),
            ...(isUuid(orderId) ? [eb('id', '=', orderId)] : []),
          ]),
        )
        .executeTakeFirst();
      return found?.id;
    },
    move: (id, to, changes = {}, from = originsOf(to)) =>
      db
        .updateTable('plan_order')
        .set({ status: to, ...toColumnNames(changes) })
        .where('id', '=', id)
        .where('status', 'in', from)
        .returning(columns)
        .executeTakeFirst(),
    list: (accountId, { size, number }) =>
      shown(accountId)
        .select(columns)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(size)
        .offset((number - 1) * size)
        .execute(),
    count: async (accountId) => {
      const { total } = await shown(accountId)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
    listPaid: (accountId) =>
      orders
        .where('account_id', '=', accountId)
        .where('paid_at', 'is not', null)
        .where('subscription_id', 'is not', null)
        .execute(),
    hadTrial: async (accountId) =>
      (await paid(accountId).where('kind', '=', 'trial').executeTakeFirst()) !== undefined,
    hasPaid: async (accountId) => (await paid(accountId).executeTakeFirst()) !== undefined,
    takeInvoiceNumber: async () => {
      const { last_number: number } = await db
        .updateTable('invoice_counter')
        .set(({ eb }) => ({ last_number: eb('last_number', '+', 1) }))
        .returning('last_number')
        .executeTakeFirstOrThrow();
      return number;
    },
  };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function isUuid(text: string | undefined): text is string {
  return text !== undefined && uuid.test(text);
}
