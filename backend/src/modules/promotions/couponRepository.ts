import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export type StoredCoupon = Selectable<SiteTables['coupon']>;

export type CouponRepository = ReturnType<typeof couponRepository>;

export function couponRepository(db: Kysely<SiteTables>) {
  const coupons = db.selectFrom('coupon').selectAll();
  return {
    find: (code: string) => coupons.where('code', '=', code).executeTakeFirst(),
    /** As `find`, and locks the coupon until the transaction ends. */
    lock: (code: string) => coupons.where('code', '=', code).forUpdate().executeTakeFirst(),
    /** Returns false if the code exists. */
    add: async (coupon: StoredCoupon) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('coupon')
        .values(coupon)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    /** Replaces the built-in coupons. A missing one expires. */
    replaceContent: async (replacing: readonly StoredCoupon[], at: Date) => {
      const codes = replacing.map(({ code }) => code);
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('coupon')
          .set({ endsAt: at })
          .where('kind', '=', 'content')
          .where('startsAt', '<', at)
          .where('endsAt', '>', at)
          .$if(codes.length > 0, (query) => query.where('code', 'not in', codes))
          .execute();
        for (const coupon of replacing) {
          await transaction
            .insertInto('coupon')
            .values(coupon)
            .onConflict((conflict) =>
              conflict.column('code').doUpdateSet(coupon).where('coupon.kind', '=', 'content'),
            )
            .execute();
        }
      });
    },
  };
}
