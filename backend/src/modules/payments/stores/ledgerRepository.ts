import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';
import type { StoredOrder } from './orderRepository';

/** Ledger of orders, in minor units, written in the transaction that moves the order. */
export type LedgerRepository = ReturnType<typeof ledgerRepository>;

export function ledgerRepository(db: Kysely<SiteTables>) {
  const add = async (
    orderId: string,
    kind: Selectable<SiteTables['ledgerEntry']>['kind'],
    { amountMinor, currency }: { amountMinor: number; currency: string },
    at: Date,
  ) => {
    if (amountMinor === 0) return;
    await db
      .insertInto('ledgerEntry')
      .values({ orderId, kind, amountMinor, currency, at })
      .execute();
  };
  const sumOf = async (orderId: string) => {
    const { total } = await db
      .selectFrom('ledgerEntry')
      .select(({ fn }) => fn.sum<string | null>('amountMinor').as('total'))
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    return Number(total ?? 0);
  };
  return {
    /** Money that a provider took, possibly another amount than requested. */
    addCharge: (orderId: string, money: { amountMinor: number; currency: string }, at: Date) =>
      add(orderId, 'charge', money, at),
    /** Books out the order's whole balance. */
    addReturn: async ({ id, currency }: StoredOrder, kind: 'refund' | 'dispute', at: Date) =>
      add(id, kind, { amountMinor: -(await sumOf(id)), currency }, at),
    /** Books back the amount of the last dispute. */
    addWonDispute: async ({ id, currency }: StoredOrder, at: Date) => {
      const disputed = await db
        .selectFrom('ledgerEntry')
        .select('amountMinor')
        .where('orderId', '=', id)
        .where('kind', '=', 'dispute')
        .orderBy('id', 'desc')
        .executeTakeFirst();
      if (disputed) {
        await add(id, 'dispute_won', { amountMinor: -disputed.amountMinor, currency }, at);
      }
    },
    balanceOf: sumOf,
  };
}
