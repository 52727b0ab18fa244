import type { OrderStatus } from '@tidegate/contracts/api/payments/codes';
import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';
import { orderReadRepository } from './orderReadRepository';
import { originsOf } from './orderStates';

export type StoredOrder = Selectable<SiteTables['planOrder']>;

/** What a step may change besides the status: never who bought what for how much. */
export type OrderChanges = Partial<
  Omit<
    StoredOrder,
    | 'id'
    | 'accountId'
    | 'planId'
    | 'productId'
    | 'kind'
    | 'status'
    | 'currency'
    | 'createdAt'
    | Extract<keyof StoredOrder, `${string}Minor`>
  >
>;

export type OrderRepository = ReturnType<typeof orderRepository>;

export function orderRepository(db: Kysely<SiteTables>) {
  return {
    ...orderReadRepository(db),
    /** Returns false if an open order or the renewal of that period exists. */
    add: async (order: StoredOrder) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('planOrder')
        .values(order)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    /** Moves an order from one of `from` (default: any allowed), or returns undefined. */
    move: (
      id: string,
      to: OrderStatus,
      changes: OrderChanges = {},
      from: readonly OrderStatus[] = originsOf(to),
    ) =>
      db
        .updateTable('planOrder')
        .set({ status: to, ...changes })
        .where('id', '=', id)
        .where('status', 'in', from)
        .returningAll()
        .executeTakeFirst(),
    /** Reserves the next number until the transaction ends. */
    reserveInvoiceNumber: async () => {
      const { lastNumber } = await db
        .updateTable('invoiceCounter')
        .set(({ eb }) => ({ lastNumber: eb('lastNumber', '+', 1) }))
        .returning('lastNumber')
        .executeTakeFirstOrThrow();
      return lastNumber;
    },
  };
}
