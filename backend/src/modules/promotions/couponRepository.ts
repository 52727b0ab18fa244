import type { Currency } from '@tidegate/contracts/money';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import { toColumnNames } from '../../database/tables/toColumnNames';

/** A discount of the first charge and its conditions. */
export interface StoredCoupon {
  /** Normalised by `readCouponCode`. */
  code: string;
  kind: 'content' | 'personal';
  /** Null if there are amounts. */
  percentOff: number | null;
  amountsOff: Readonly<Record<Currency, number>> | null;
  /** Plans by family and length (`vip.1y`), or null for every plan. */
  fits: readonly string[] | null;
  startsAt: Date;
  /** Exclusive. */
  endsAt: Date;
  /** Across all accounts. Each account can use the coupon once. */
  maxUses: number | null;
}

export interface CouponRepository {
  find(code: string): Promise<StoredCoupon | undefined>;
  /** As `find`, and locks the coupon until the transaction ends. */
  lock(code: string): Promise<StoredCoupon | undefined>;
  /** Returns false if the code exists. */
  add(coupon: StoredCoupon): Promise<boolean>;
  /** Replaces the built-in coupons. A missing one expires. */
  replaceContent(coupons: readonly StoredCoupon[], at: Date): Promise<void>;
}

const columns = [
  'code',
  'kind',
  'percent_off as percentOff',
  'amounts_off as amountsOff',
  'fits',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'max_uses as maxUses',
] as const;

function toRow({ amountsOff, fits, ...coupon }: StoredCoupon) {
  return {
    ...toColumnNames(coupon),
    amounts_off: amountsOff && JSON.stringify(amountsOff),
    fits: fits && [...fits],
  };
}

export function couponRepository(db: Kysely<SiteTables>): CouponRepository {
  const coupons = db.selectFrom('coupon').select(columns);
  return {
    find: (code) => coupons.where('code', '=', code).executeTakeFirst(),
    lock: (code) => coupons.where('code', '=', code).forUpdate().executeTakeFirst(),
    add: async (coupon) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('coupon')
        .values(toRow(coupon))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    replaceContent: async (replacing, at) => {
      const codes = replacing.map(({ code }) => code);
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('coupon')
          .set({ ends_at: at })
          .where('kind', '=', 'content')
          .where('starts_at', '<', at)
          .where('ends_at', '>', at)
          .$if(codes.length > 0, (query) => query.where('code', 'not in', codes))
          .execute();
        for (const coupon of replacing) {
          await transaction
            .insertInto('coupon')
            .values(toRow(coupon))
            .onConflict((conflict) =>
              conflict
                .column('code')
                .doUpdateSet(toRow(coupon))
                .where('coupon.kind', '=', 'content'),
            )
            .execute();
        }
      });
    },
  };
}
