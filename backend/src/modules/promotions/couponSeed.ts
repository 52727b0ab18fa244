import { currencies } from '@tidegate/contracts/catalogue/money';
import * as z from 'zod/mini';

import type { StoredCoupon } from './couponRepository';
import { couponCodeForm } from './couponRules';

const common = {
  code: z.string().check(z.regex(couponCodeForm)),
  fits: z.optional(z.array(z.string().check(z.regex(/^[a-z0-9]+\.\d+[dwmy]$/)))),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  maxUses: z.optional(z.int().check(z.positive())),
};

/** Coupon file. Each coupon has a percentage or an amount per currency. */
export const couponFileSchema = z.array(
  z.union([
    z.object({ ...common, percentOff: z.int().check(z.minimum(1), z.maximum(90)) }),
    z.object({
      ...common,
      amountsOff: z.record(z.enum(currencies), z.int().check(z.positive())),
    }),
  ]),
);

export function toContentCoupons(entries: z.infer<typeof couponFileSchema>): StoredCoupon[] {
  return entries.map((entry) => ({
    code: entry.code,
    kind: 'content',
    percentOff: 'percentOff' in entry ? entry.percentOff : null,
    amountsOff: 'amountsOff' in entry ? entry.amountsOff : null,
    fits: entry.fits ?? null,
    startsAt: new Date(entry.startsAt),
    endsAt: new Date(entry.endsAt),
    maxUses: entry.maxUses ?? null,
  }));
}
