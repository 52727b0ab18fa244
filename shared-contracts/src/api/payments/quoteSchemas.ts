import * as z from 'zod/mini';
import { envelopeSchema } from '../../errors/envelopeSchema';
import { amountMinorSchema, currencySchema, productIdSchema } from '../fieldSchemas';
import { inviteRefusals, orderKinds, providerCodes } from './codes';

export const providerSchema = z.object({
  code: z.enum(providerCodes),
  /** What the payment page has to display. */
  kind: z.enum(['card', 'wallet', 'deviceWallet', 'page']),
  is_available: z.boolean(),
  /** Whether the provider supports `subscription`; otherwise it sells a single interval. */
  can_renew: z.boolean(),
  is_sandbox: z.boolean(),
});

export const paymentParamsSchema = z.object({
  providers: z.array(providerSchema),
  /** Sales to the visitor's country are refused: `payments.countryRefused`. */
  is_country_refused: z.boolean(),
  quote_lifetime_seconds: z.int(),
  refund_days: z.int(),
  withdrawal_days: z.int(),
  invite: z.nullable(z.object({ free_days: z.int(), refusal: z.nullable(z.enum(inviteRefusals)) })),
});

export type PaymentParams = z.infer<typeof paymentParamsSchema>;

export const paymentParamsReplySchema = envelopeSchema(paymentParamsSchema);

const trackingText = z.optional(z.string().check(z.maxLength(128)));

/** The buyer's attribution, stored with the order when it is quoted. */
export const trackingSchema = z.object({
  affiliate: z.optional(
    z.object({
      type: z.enum(['cj', 'cf', 'admitad']),
      value: z.string().check(z.regex(/^[\w-]{1,128}$/)),
    }),
  ),
  utm_source: trackingText,
  utm_medium: trackingText,
  utm_campaign: trackingText,
  utm_term: trackingText,
  utm_content: trackingText,
  front_id: trackingText,
  invite_code: trackingText,
  invite_type: trackingText,
  channel: trackingText,
  source: trackingText,
  iv_user_id: trackingText,
  iv_sim_country: trackingText,
});

export type Tracking = z.infer<typeof trackingSchema>;

const couponTextSchema = z.string().check(z.maxLength(64));

export const prepurchaseSchema = z.object({
  product_id: productIdSchema,
  with_trial: z.optional(z.boolean()),
  coupon: z.optional(couponTextSchema),
  tracking: z.optional(trackingSchema),
});

export type PrepurchaseRequest = z.input<typeof prepurchaseSchema>;

export const couponCheckSchema = z.object({
  product_id: productIdSchema,
  with_trial: z.optional(z.boolean()),
  coupon: couponTextSchema,
});

export type CouponCheckRequest = z.input<typeof couponCheckSchema>;

/** A valid coupon: its discount on the price of a new plan. */
export const couponTermsSchema = z.object({
  coupon_code: z.string(),
  currency: currencySchema,
  discount_amount: amountMinorSchema,
  amount_due: amountMinorSchema,
});

export type CouponTerms = z.infer<typeof couponTermsSchema>;

export const couponCheckReplySchema = envelopeSchema(couponTermsSchema);

/** The amounts to be charged and their expiry. The order exists, but no payment has begun. */
export const quoteSchema = z.object({
  quote_id: z.uuid(),
  kind: z.enum(orderKinds),
  product_id: productIdSchema,
  plan_name: z.string(),
  currency: currencySchema,
  price_amount: amountMinorSchema,
  discount_amount: amountMinorSchema,
  coupon_code: z.nullable(z.string()),
  credit_amount: amountMinorSchema,
  /** Charged now: the purchase repeats it as the amount that the buyer was shown. */
  amount_due: amountMinorSchema,
  starts_at: z.iso.datetime(),
  /** End of the first interval, and the next charge if the order renews. */
  period_ends_at: z.iso.datetime(),
  free_days: z.int().check(z.nonnegative()),
  /** Amount of the charge at `period_ends_at`. */
  next_amount: amountMinorSchema,
  /** Amount of every charge after `next_amount`. */
  renewal_amount: amountMinorSchema,
  refund_until: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** A payment for this quote has begun: continue it, or buy with another provider instead. */
  open_provider: z.nullable(z.enum(providerCodes)),
});

export type Quote = z.infer<typeof quoteSchema>;

export const prepurchaseReplySchema = envelopeSchema(quoteSchema);
