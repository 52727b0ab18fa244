import * as z from 'zod/mini';

import { envelopeSchema } from '../envelope';
import { languages } from '../languages';
import { amountMinorSchema, currencySchema } from '../money';
import { productIdSchema } from '../productId';
import { inviteRefusals } from './invites';

const providersPath = '/api/mms/payment/v1/providers';

export const paymentParamsPath = `${providersPath}/common/params`;
export const prepurchasePath = `${providersPath}/common/pd/prepurchase`;
/** What a coupon would make of a price; asks nobody to log in. */
export const couponCheckPath = `${providersPath}/common/pd/coupon`;
export const createSubscriptionPath = `${providersPath}/s1/create_subscription`;
export const subscriptionPath = `${providersPath}/subscription`;
export const subscriptionResultPath = `${providersPath}/subscription_result`;

/** Card, wallet, wallets of the phone, card or bank of India, a third party's page. */
export const providerCodes = ['s1', 'ps', 'gap', 'rz', 'tpa'] as const;

export type ProviderCode = (typeof providerCodes)[number];

/** Where one interval is bought that does not renew: `…/ps/purchase`. */
export function purchasePath(provider: ProviderCode): string {
  return `${providersPath}/${provider}/purchase`;
}

/** Where one asks how such a purchase stands. */
export function purchaseResultPath(provider: ProviderCode): string {
  return `${providersPath}/${provider}/purchase_result`;
}

/** `GET {hash}`: a signed link to how one order stands, for who holds it; a day old it is void. */
export const resultPath = (hash: string): string => `${providersPath}/result/${hash}`;

/** Sent with every call that may take or return money; a UUID for each intent of a person. */
export const idempotencyHeader = 'idempotency-key';

/** `CJ` where a partner's link brought the visitor; the edge adds it. */
export const sourceHeadersSchema = z.looseObject({ 'x-from': z.optional(z.string()) });

/** How a buyer came, as a query of `trackingSchema`'s names: the edge adds what its cookies say. */
export const trackingHeader = 'x-tracking';

export const idempotencyHeadersSchema = z.looseObject({ [idempotencyHeader]: z.uuid() });

export const providerSchema = z.object({
  code: z.enum(providerCodes),
  /** What its page asks for. */
  kind: z.enum(['card', 'wallet', 'deviceWallet', 'page']),
  is_available: z.boolean(),
  /** Whether later intervals can be charged: `subscription` takes it, else one interval is bought. */
  can_renew: z.boolean(),
  /** No real money moves. */
  is_sandbox: z.boolean(),
});

export const paymentParamsSchema = z.object({
  providers: z.array(providerSchema),
  /** Nothing may be sold to where the visitor is: `payments.countryRefused`. */
  is_country_refused: z.boolean(),
  quote_lifetime_seconds: z.int(),
  refund_days: z.int(),
  withdrawal_days: z.int(),
  /** The invitation that the visitor came with: its free days, or why it brings none. */
  invite: z.nullable(z.object({ free_days: z.int(), refusal: z.nullable(z.enum(inviteRefusals)) })),
});

export type PaymentParams = z.infer<typeof paymentParamsSchema>;

export const paymentParamsReplySchema = envelopeSchema(paymentParamsSchema);

const trackingText = z.optional(z.string().check(z.maxLength(128)));

/** How the buyer came, kept with the order as it was when it was quoted. */
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

/** As typed: case and spaces do not count. */
const couponTextSchema = z.string().check(z.maxLength(64));

export const prepurchaseSchema = z.object({
  product_id: productIdSchema,
  /** Begin with the trial that the plan has. */
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

/** A coupon that counts: what it takes off the price of a plan that is bought anew. */
export const couponTermsSchema = z.object({
  coupon_code: z.string(),
  currency: currencySchema,
  discount_amount: amountMinorSchema,
  amount_due: amountMinorSchema,
});

export type CouponTerms = z.infer<typeof couponTermsSchema>;

export const couponCheckReplySchema = envelopeSchema(couponTermsSchema);

/**
 * What an order is. `upgrade` replaces a running plan, whose unused time is credited; `change` costs
 * nothing now and lets another plan follow at the end of the period that is paid for.
 */
export const orderKinds = ['new', 'trial', 'upgrade', 'change', 'renewal'] as const;

export type OrderKind = (typeof orderKinds)[number];

/** What will be charged, and until when that holds. The order exists but nobody was asked to pay. */
export const quoteSchema = z.object({
  quote_id: z.uuid(),
  kind: z.enum(orderKinds),
  product_id: productIdSchema,
  plan_name: z.string(),
  currency: currencySchema,
  /** Of the catalogue, for the interval or the trial. */
  price_amount: amountMinorSchema,
  /** What a coupon takes off it, once. */
  discount_amount: amountMinorSchema,
  coupon_code: z.nullable(z.string()),
  /** Unused time of the plan that an upgrade replaces. */
  credit_amount: amountMinorSchema,
  /** Charged now: send it back with the purchase as what the buyer was shown. */
  amount_due: amountMinorSchema,
  starts_at: z.iso.datetime(),
  /** When the first interval ends; the next charge if the order renews. */
  period_ends_at: z.iso.datetime(),
  /** Added to the first interval by an invitation. */
  free_days: z.int().check(z.nonnegative()),
  /** That charge. */
  next_amount: amountMinorSchema,
  /** Every charge after it. */
  renewal_amount: amountMinorSchema,
  /** Until when all of it is paid back on demand. */
  refund_until: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** A payment for this quote was begun: go on with it, or buy with another provider instead. */
  open_provider: z.nullable(z.enum(providerCodes)),
});

export type Quote = z.infer<typeof quoteSchema>;

export const prepurchaseReplySchema = envelopeSchema(quoteSchema);

export const purchaseSchema = z.object({
  quote_id: z.uuid(),
  /** What the buyer was shown; another amount is never charged. */
  amount_due: amountMinorSchema,
  currency: currencySchema,
  /** Of the provider's page, the page to come back to and the mails. */
  language: z.enum(languages),
});

export type PurchaseRequest = z.infer<typeof purchaseSchema>;

/** A purchase that renews, with the provider chosen. */
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

/**
 * The four words that people read: `Success` where nothing had to be paid. An order without one is
 * pending: nobody knows yet which it will be.
 */
export const orderLabels = ['Paid', 'Success', 'Failed', 'Refunded'] as const;

export type OrderLabel = (typeof orderLabels)[number];

export const paymentFailures = ['declined', 'cancelled', 'expired', 'failed'] as const;

export type PaymentFailure = (typeof paymentFailures)[number];

export const orderResultSchema = z.object({
  order_id: z.uuid(),
  kind: z.enum(orderKinds),
  product_id: productIdSchema,
  /** Null where nothing had to be paid. */
  provider: z.nullable(z.enum(providerCodes)),
  status: z.enum(orderStatuses),
  label: z.nullable(z.enum(orderLabels)),
  amount: amountMinorSchema,
  currency: currencySchema,
  /**
   * Where the buyer's money is, for what to say: `untouched` safe to try again; `unknown` we are
   * checking, do not pay again; `taken`; `returned`.
   */
  money: z.enum(['untouched', 'unknown', 'taken', 'returned']),
  /** A page where the buyer approves the payment; null when there is nothing to do. */
  approval_url: z.nullable(z.string()),
  failure: z.nullable(z.enum(paymentFailures)),
  /** Nothing will change by asking again. */
  is_final: z.boolean(),
  /** `GET` it to ask again without a session. */
  result_path: z.string(),
});

export type OrderResult = z.infer<typeof orderResultSchema>;

export const orderResultReplySchema = envelopeSchema(orderResultSchema);

export const orderResultRequestSchema = z.object({
  order_id: z.uuid(),
  /** The buyer turned back: end the payment unless it was made already. */
  give_up: z.optional(z.boolean()),
});

export type OrderResultRequest = z.infer<typeof orderResultRequestSchema>;
