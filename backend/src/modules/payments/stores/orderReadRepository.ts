import type { ProviderCode } from '@tidegate/contracts/api/payments/codes';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';
import type { EventHint } from '../providers/paymentProvider';
import { openStatuses } from './orderStates';

export function orderReadRepository(db: Kysely<SiteTables>) {
  const orders = db.selectFrom('planOrder').selectAll();
  const shown = (accountId: string) =>
    db
      .selectFrom('planOrder')
      .where('accountId', '=', accountId)
      .where('status', '!=', 'created')
      .where(({ eb, or }) => or([eb('provider', 'is not', null), eb('status', '=', 'paid')]));
  const paid = (accountId: string) =>
    orders.where('accountId', '=', accountId).where('paidAt', 'is not', null);
  return {
    find: (id: string) => orders.where('id', '=', id).executeTakeFirst(),
    findOwn: (accountId: string, id: string) =>
      orders.where('id', '=', id).where('accountId', '=', accountId).executeTakeFirst(),
    findOpen: (accountId: string, productId: string) =>
      orders
        .where('accountId', '=', accountId)
        .where('productId', '=', productId)
        .where('kind', '!=', 'renewal')
        .where('status', 'in', ['created', ...openStatuses])
        .executeTakeFirst(),
    findByHint: (providers: readonly ProviderCode[], hint: EventHint) => {
      const { providerRef, chargeRef, orderId } = hint;
      return orders
        .where('provider', 'in', providers)
        .where(({ eb, or }) =>
          or([
            ...(providerRef === undefined ? [] : [eb('providerRef', '=', providerRef)]),
            ...(chargeRef === undefined ? [] : [eb('chargeRef', '=', chargeRef)]),
            ...(isUuid(orderId) ? [eb('id', '=', orderId)] : []),
          ]),
        )
        .executeTakeFirst();
    },
    /** Newest first, without quotes that nobody tried to pay. */
    list: (accountId: string, { size, number }: { size: number; number: number }) =>
      shown(accountId)
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(size)
        .offset((number - 1) * size)
        .execute(),
    count: async (accountId: string) => {
      const { total } = await shown(accountId)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
    /** Orders that gave the account something, even if refunded later. */
    listPaid: (accountId: string) =>
      paid(accountId).where('subscriptionId', 'is not', null).execute(),
    hadTrial: async (accountId: string) =>
      (await paid(accountId).where('kind', '=', 'trial').executeTakeFirst()) !== undefined,
    hasPaid: async (accountId: string) => (await paid(accountId).executeTakeFirst()) !== undefined,
  };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function isUuid(text: string | undefined): text is string {
  return text !== undefined && uuid.test(text);
}
