import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';
import { openStatuses } from '../orders/orderStates';

export interface CouponUse {
  code: string;
  accountId: string;
  /** An order for it that is not paid yet stands where the new one would be: that is no other. */
  productId: string;
  at: Date;
}

/** Who has the uses of a coupon: orders, so that one that fails needs nobody to give its use back. */
export interface CouponUseRepository {
  /** Whether another order of the account has the coupon, paid or being paid. */
  hasOther(use: CouponUse): Promise<boolean>;
  /** How many orders of other accounts have it. */
  countOthers(use: Pick<CouponUse, 'code' | 'at'> & { accountId: string | null }): Promise<number>;
  /** Ends what was only quoted with it for other products of the account. */
  dropQuotes(use: CouponUse): Promise<void>;
}

/** A payment may begin in the last moment of its quote. */
const beginningMs = 60_000;

export function couponUseRepository(db: Kysely<SiteTables>): CouponUseRepository {
  /** Who failed, or was paid back as late or superfluous, has none. */
  const usesOf = (code: string, at: Date) =>
    db
      .selectFrom('plan_order')
      .where('coupon_code', '=', code)
      .where(({ eb, and, or }) =>
        or([
          and([
            eb('status', '=', 'created'),
            eb('expires_at', '>', new Date(at.getTime() - beginningMs)),
          ]),
          eb('status', 'in', openStatuses),
          and([
            eb('paid_at', 'is not', null),
            or([
              eb('refund_reason', 'is', null),
              eb('refund_reason', 'not in', ['late', 'duplicate']),
            ]),
          ]),
        ]),
      );
  return {
    hasOther: async ({ code, accountId, productId, at }) => {
      const found = await usesOf(code, at)
        .select('id')
        .where('account_id', '=', accountId)
        .where('status', '!=', 'created')
        .where(({ eb, or }) =>
          or([eb('product_id', '!=', productId), eb('paid_at', 'is not', null)]),
        )
        .executeTakeFirst();
      return found !== undefined;
    },
    countOthers: async ({ code, accountId, at }) => {
      const { total } = await usesOf(code, at)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('account_id', 'is distinct from', accountId)
        .executeTakeFirstOrThrow();
      return total;
    },
    dropQuotes: async ({ code, accountId, productId }) => {
      await db
        .updateTable('plan_order')
        .set({ status: 'expired' })
        .where('coupon_code', '=', code)
        .where('account_id', '=', accountId)
        .where('product_id', '!=', productId)
        .where('status', '=', 'created')
        .execute();
    },
  };
}
