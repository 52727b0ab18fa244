import type { OrderStatus, ProviderCode } from '@tidegate/contracts/api/payments/codes';
import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';
import { openStatuses, originsOf } from './orderStates';
import type { EventHint } from '../providers/paymentProvider';

export type StoredOrder = Selectable<SiteTables['planOrder']>;

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

export function orderRepository(db: Kysely<SiteTables>): OrderRepository {
  const orders = db.selectFrom('planOrder').selectAll();
  const shown = (accountId: string) =>
    db
      .selectFrom('planOrder')
      .where('accountId', '=', accountId)
      .where('status', '!=', 'created')
      .where(({ eb, or }) => or([eb('provider', 'is not', null), eb('status', '=', 'paid')]));
  const paid = (accountId: string) =>
    db
      .selectFrom('planOrder')
      .select('id')
      .where('accountId', '=', accountId)
      .where('paidAt', 'is not', null);
  return {
    add: async (order) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('planOrder')
        .values(order)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    find: (id) => orders.where('id', '=', id).executeTakeFirst(),
    findOwn: (accountId, id) =>
      orders.where('id', '=', id).where('accountId', '=', accountId).executeTakeFirst(),
    findOpen: (accountId, productId) =>
      orders
        .where('accountId', '=', accountId)
        .where('productId', '=', productId)
        .where('kind', '!=', 'renewal')
        .where('status', 'in', ['created', ...openStatuses])
        .executeTakeFirst(),
    findByHint: async (providers, { providerRef, chargeRef, orderId }) => {
      const found = await db
        .selectFrom('planOrder')
        .select('id')
        .where('provider', 'in', providers)
        .where(({ eb, or }) =>
          or([
            ...(providerRef === undefined ? [] : [eb('providerRef', '=', providerRef)]),
            ...(chargeRef === undefined ? [] : [eb('chargeRef', '=', chargeRef)]),
            ...(isUuid(orderId) ? [eb('id', '=', orderId)] : []),
          ]),
        )
        .executeTakeFirst();
      return found?.id;
    },
    move: (id, to, changes = {}, from = originsOf(to)) =>
      db
        .updateTable('planOrder')
        .set({ status: to, ...changes })
        .where('id', '=', id)
        .where('status', 'in', from)
        .returningAll()
        .executeTakeFirst(),
    list: (accountId, { size, number }) =>
      shown(accountId)
        .selectAll()
        .orderBy('createdAt', 'desc')
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
        .where('accountId', '=', accountId)
        .where('paidAt', 'is not', null)
        .where('subscriptionId', 'is not', null)
        .execute(),
    hadTrial: async (accountId) =>
      (await paid(accountId).where('kind', '=', 'trial').executeTakeFirst()) !== undefined,
    hasPaid: async (accountId) => (await paid(accountId).executeTakeFirst()) !== undefined,
    takeInvoiceNumber: async () => {
      const { lastNumber: number } = await db
        .updateTable('invoiceCounter')
        .set(({ eb }) => ({ lastNumber: eb('lastNumber', '+', 1) }))
        .returning('lastNumber')
        .executeTakeFirstOrThrow();
      return number;
    },
  };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function isUuid(text: string | undefined): text is string {
  return text !== undefined && uuid.test(text);
}
