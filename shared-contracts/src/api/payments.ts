import * as z from 'zod/mini';

import { envelopeSchema } from '../errors/envelope';
import { languages } from '../languages';
import { amountMinorSchema, currencySchema } from '../catalogue/money';
import { productIdSchema } from '../catalogue/productId';
import { inviteRefusals } from './invites';

const providersPath = '/api/mms/payment/v1/providers';

export const paymentParamsPath = `${providersPath}/common/params`;
export const prepurchasePath = `${providersPath}/common/pd/prepurchase`;
/** Previews the effect of a coupon on a price; requires no session. */
export const couponCheckPath = `${providersPath}/common/pd/coupon`;
export const createSubscriptionPath = `${providersPath}/s1/create_subscription`;
export const subscriptionPath = `${providersPath}/subscription`;
export const subscriptionResultPath = `${providersPath}/subscription_result`;

/** Card, wallet, device wallets, card or bank in India, a third party's page. */
export const providerCodes = ['s1', 'ps', 'gap', 'rz', 'tpa'] as const;

export type ProviderCode = (typeof providerCodes)[number];

/** Buys one interval without renewal: `…/ps/purchase`. */
export function purchasePath(provider: ProviderCode): string {
  return `${providersPath}/${provider}/purchase`;
}

/** Returns the state of a purchase without renewal. */
export function purchaseResultPath(provider: ProviderCode): string {
  return `${providersPath}/${provider}/purchase_result`;
}

/** `GET {hash}`: a signed link to the state of an order, valid for one day. */
export const resultPath = (hash: string): string => `${providersPath}/result/${hash}`;

/** Required on every call that may move money: a UUID per user intent. */
export const idempotencyHeader = 'idempotency-key';

/** The edge sets `CJ` if an affiliate link led the visitor to the site. */
export const sourceHeadersSchema = z.looseObject({ 'x-from': z.optional(z.string()) });

/** The buyer's attribution as a query string (`trackingSchema`); the edge fills it from cookies. */
export const trackingHeader = 'x-tracking';

export const idempotencyHeadersSchema = z.looseObject({ [idempotencyHeader]: z.uuid() });

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

/** `upgrade` replaces a running plan and credits its unused time; `change` waits for its end. */
export const orderKinds = ['new', 'trial', 'upgrade', 'change', 'renewal'] as const;

export type OrderKind = (typeof orderKinds)[number];

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

export const purchaseSchema = z.object({
  quote_id: z.uuid(),
  /** The amount that the buyer was shown; no other amount is ever charged. */
  amount_due: amountMinorSchema,
  currency: currencySchema,
  language: z.enum(languages),
});

export type PurchaseRequest = z.infer<typeof purchaseSchema>;

/** A purchase that renews, with the chosen provider. */
export const subscriptionRequestSchema = z.object({
  ...purchaseSchema.shape,
  provider: z.enum(providerCodes),
});

export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

export const orderStatuses = [
  'created',
  'processing',
  'requires_action',
  'paid',
  'held',
  'failed',
  'expired',
  'refund_pending',
  'refunded',
  'disputed',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** The displayed state of an order that is not pending; `Success` means nothing had to be paid. */
export const orderLabels = ['Paid', 'Success', 'Failed', 'Refunded'] as const;

export type OrderLabel = (typeof orderLabels)[number];

export const paymentFailures = ['declined', 'cancelled', 'expired', 'failed'] as const;

export type PaymentFailure = (typeof paymentFailures)[number];

export const orderResultSchema = z.object({
  order_id: z.uuid(),
  kind: z.enum(orderKinds),
  product_id: productIdSchema,
  provider: z.nullable(z.enum(providerCodes)),
  status: z.enum(orderStatuses),
  label: z.nullable(z.enum(orderLabels)),
  amount: amountMinorSchema,
  currency: currencySchema,
  /** `untouched` means safe to retry; `unknown` means under investigation: do not pay again. */
  money: z.enum(['untouched', 'unknown', 'taken', 'returned']),
  /** The page where the buyer approves the payment; null if no approval is needed. */
  approval_url: z.nullable(z.string()),
  failure: z.nullable(z.enum(paymentFailures)),
  /** The result will not change; stop polling. */
  is_final: z.boolean(),
  /** `GET` this path to poll without a session. */
  result_path: z.string(),
});

export type OrderResult = z.infer<typeof orderResultSchema>;

export const orderResultReplySchema = envelopeSchema(orderResultSchema);

export const orderResultRequestSchema = z.object({
  order_id: z.uuid(),
  /** The buyer cancelled: end the payment unless it is already made. */
  give_up: z.optional(z.boolean()),
});

export type OrderResultRequest = z.infer<typeof orderResultRequestSchema>;
