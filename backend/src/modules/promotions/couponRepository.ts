import type { Kysely, Selectable } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export type StoredCoupon = Selectable<SiteTables['coupon']>;

export interface CouponRepository {
  find(code: string): Promise<StoredCoupon | undefined>;
  /** As `find`, and locks the coupon until the transaction ends. */
  lock(code: string): Promise<StoredCoupon | undefined>;
  /** Returns false if the code exists. */
  add(coupon: StoredCoupon): Promise<boolean>;
  /** Replaces the built-in coupons. A missing one expires. */
  replaceContent(coupons: readonly StoredCoupon[], at: Date): Promise<void>;
}

export function couponRepository(db: Kysely<SiteTables>): CouponRepository {
  const coupons = db.selectFrom('coupon').selectAll();
  return {
    find: (code) => coupons.where('code', '=', code).executeTakeFirst(),
    lock: (code) => coupons.where('code', '=', code).forUpdate().executeTakeFirst(),
    add: async (coupon) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('coupon')
        .values(coupon)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    replaceContent: async (replacing, at) => {
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
