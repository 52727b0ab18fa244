import * as z from 'zod/mini';

import { envelopeSchema } from '../envelope';
import { amountMinorSchema, currencySchema } from '../money';
import { intervalUnits, productIdSchema } from '../productId';

/**
 * The usual plans, and the short ones for a journey or a term. All of them open the same service.
 */
export const planFamilies = ['vip', 'vip1'] as const;

export type PlanFamily = (typeof planFamilies)[number];

export const plansPath = '/api/mms/payment/v1/providers/plans';

/** A currency wins over a country; what we do not sell in or do not know is answered in US dollars. */
export const listPlansRequestSchema = z.object({
  currency: z.optional(z.string().check(z.maxLength(8))),
  customer_country: z.optional(z.string().check(z.maxLength(8))),
});

export type ListPlansRequest = z.infer<typeof listPlansRequestSchema>;

/** One plan in one currency. Every amount is an integer in minor units of `currency` (cents). */
export const planSchema = z.object({
  id: z.int(),
  product_id: productIdSchema,
  name: z.string(),
  interval_count: z.int().check(z.positive()),
  interval_unit: z.enum(intervalUnits),
  currency: currencySchema,
  currencySymbol: z.string(),
  /** Price per month, half a minor unit rounded up. */
  price_unit: amountMinorSchema,
  /** The same time at the monthly plan's price. */
  price_amount: amountMinorSchema,
  /** What the visitor pays for the interval. */
  price_discount_amount: amountMinorSchema,
  /** `price_amount` less `price_discount_amount`. */
  price_deduction_amount: amountMinorSchema,
  /** Whole percent saved, rounded down: `71%`. */
  discount_percent: z.string().check(z.regex(/^\d{1,2}%$/)),
  is_recommend: z.boolean(),
  /** What every later interval costs. */
  price_renewal_amount: amountMinorSchema,
  /** Price of the trial that the plan may start with, and its length; null where it has none. */
  trial_price: z.nullable(amountMinorSchema),
  trial_days: z.nullable(z.int().check(z.positive())),
  /** When an offer ends; null for a standard plan. */
  offer_ends_at: z.nullable(z.iso.datetime()),
});

export type Plan = z.infer<typeof planSchema>;

/** Plans of one campaign, which are gone at the instant `expires`. */
export const specPlansSchema = z.object({
  data: z.array(planSchema).check(z.minLength(1)),
  expires: z.iso.datetime(),
});

/** A campaign that touches prices: where it is shown, when it runs and which plans are its own. */
export const activityInfoSchema = z.object({
  path: z.string(),
  starts_at: z.iso.datetime(),
  expires: z.iso.datetime(),
  product_ids: z.array(productIdSchema),
});

/**
 * What is on sale in one currency (specification §3), each list longest interval first, then
 * cheapest. `specPlans` and `activityInfoMap` have the same keys: the campaigns with plans of their
 * own that run now, by the server's clock.
 */
export const planListSchema = z.object({
  currency: currencySchema,
  /** The highest saving among `plans`, as may be claimed. */
  max_discount_percent: z.int().check(z.nonnegative(), z.lt(100)),
  plans: z.array(planSchema),
  vip1Plans: z.array(planSchema),
  specPlans: z.record(z.string(), specPlansSchema),
  activityInfoMap: z.record(z.string(), activityInfoSchema),
});

export type PlanList = z.infer<typeof planListSchema>;

export const listPlansReplySchema = envelopeSchema(planListSchema);

export type ListPlansReply = z.infer<typeof listPlansReplySchema>;
