import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';
import { openStatuses } from './orderStates';

export interface CouponUse {
  code: string;
  accountId: string;
  /** An unpaid order for this product is replaced and does not count as another use. */
  productId: string;
  at: Date;
}

/** Uses of coupons. Orders hold them, so a failed order releases its use. */
export type CouponUseRepository = ReturnType<typeof couponUseRepository>;

/** A payment may begin in the last moment of its quote. */
const beginningMs = 60_000;

export function couponUseRepository(db: Kysely<SiteTables>) {
  /** Failed orders and refunds of late or duplicate payments hold no use. */
  const usesOf = (code: string, at: Date) =>
    db
      .selectFrom('planOrder')
      .where('couponCode', '=', code)
      .where(({ eb, and, or }) =>
        or([
          and([
            eb('status', '=', 'created'),
            eb('expiresAt', '>', new Date(at.getTime() - beginningMs)),
          ]),
          eb('status', 'in', openStatuses),
          and([
            eb('paidAt', 'is not', null),
            or([
              eb('refundReason', 'is', null),
              eb('refundReason', 'not in', ['late', 'duplicate']),
            ]),
          ]),
        ]),
      );
  return {
    hasOther: async ({ code, accountId, productId, at }: CouponUse) => {
      const found = await usesOf(code, at)
        .select('id')
        .where('accountId', '=', accountId)
        .where('status', '!=', 'created')
        .where(({ eb, or }) => or([eb('productId', '!=', productId), eb('paidAt', 'is not', null)]))
        .executeTakeFirst();
      return found !== undefined;
    },
    countOthers: async ({
      code,
      accountId,
      at,
    }: Pick<CouponUse, 'code' | 'at'> & { accountId: string | null }) => {
      const { total } = await usesOf(code, at)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('accountId', 'is distinct from', accountId)
        .executeTakeFirstOrThrow();
      return total;
    },
    /** Expires the account's quotes that hold the coupon for other products. */
    dropQuotes: async ({ code, accountId, productId }: CouponUse) => {
      await db
        .updateTable('planOrder')
        .set({ status: 'expired' })
        .where('couponCode', '=', code)
        .where('accountId', '=', accountId)
        .where('productId', '!=', productId)
        .where('status', '=', 'created')
        .execute();
    },
  };
}
