import * as z from 'zod/mini';
import { intervalUnits } from '../../catalogue/productId';
import { envelopeSchema } from '../../errors/envelopeSchema';
import { amountMinorSchema, currencySchema, productIdSchema } from '../fieldSchemas';
import { maxPricedProducts } from './endpoints';

/** A currency takes precedence over a country; unknown ones get US dollars. */
export const listPlansRequestSchema = z.object({
  currency: z.optional(z.string().check(z.maxLength(8))),
  customer_country: z.optional(z.string().check(z.maxLength(8))),
});

/** One plan in one currency. Every amount is an integer in minor units of `currency` (cents). */
export const planSchema = z.object({
  id: z.int(),
  product_id: productIdSchema,
  name: z.string(),
  interval_count: z.int().check(z.positive()),
  interval_unit: z.enum(intervalUnits),
  currency: currencySchema,
  currencySymbol: z.string(),
  price_unit: amountMinorSchema,
  /** Price of the same time on the monthly plan. */
  price_amount: amountMinorSchema,
  price_discount_amount: amountMinorSchema,
  price_deduction_amount: amountMinorSchema,
  /** Whole percent saved, rounded down: `71%`. */
  discount_percent: z.string().check(z.regex(/^\d{1,2}%$/)),
  is_recommend: z.boolean(),
  price_renewal_amount: amountMinorSchema,
  trial_price: z.nullable(amountMinorSchema),
  trial_days: z.nullable(z.int().check(z.positive())),
  /** Null for a standard plan. */
  offer_ends_at: z.nullable(z.iso.datetime()),
});

export type Plan = z.infer<typeof planSchema>;

/** Plans of one campaign, available until `expires`. */
export const specPlansSchema = z.object({
  data: z.array(planSchema).check(z.minLength(1)),
  expires: z.iso.datetime(),
});

/** A campaign that changes prices: where it is shown, when it runs and which plans it adds. */
export const activityInfoSchema = z.object({
  path: z.string(),
  starts_at: z.iso.datetime(),
  expires: z.iso.datetime(),
  product_ids: z.array(productIdSchema),
});

/** The plans on sale in one currency (specification §3), longest interval first, then cheapest. */
export const planListSchema = z.object({
  currency: currencySchema,
  /** The highest discount among `plans` that may be advertised. */
  max_discount_percent: z.int().check(z.nonnegative(), z.lt(100)),
  plans: z.array(planSchema),
  vip1Plans: z.array(planSchema),
  specPlans: z.record(z.string(), specPlansSchema),
  activityInfoMap: z.record(z.string(), activityInfoSchema),
});

export type PlanList = z.infer<typeof planListSchema>;

export const listPlansReplySchema = envelopeSchema(planListSchema);

/** `product_ids` is a comma-separated list; an unsupported country gets US dollars. */
export const localisedPricesRequestSchema = z.object({
  product_ids: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(6_050)),
      z.transform((text: string) => [...new Set(text.split(','))]),
    ),
    z.array(productIdSchema).check(z.minLength(1), z.maxLength(maxPricedProducts)),
  ),
  customer_country: z.optional(z.string().check(z.maxLength(8))),
});

/** The price of a product in the customer's country. */
export const localisedPriceSchema = z.object({
  product_id: productIdSchema,
  /** The same plan in the customer's currency, which is the one to buy. */
  local_product_id: productIdSchema,
  currency: currencySchema,
  /** Taxes included, in minor units of `currency`. */
  subscription: z.object({ price: z.object({ gross: amountMinorSchema }) }),
});

export type LocalisedPrice = z.infer<typeof localisedPriceSchema>;

/** Products that are not on sale are left out. Specification §3: this reply has no envelope. */
export const localisedPricesReplySchema = z.object({
  response: z.object({ products: z.array(localisedPriceSchema) }),
});
