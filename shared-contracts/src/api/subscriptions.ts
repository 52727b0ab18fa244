import * as z from 'zod/mini';

import { envelopeSchema } from '../envelope';
import { amountMinorSchema, currencySchema } from '../money';
import { productIdSchema } from '../productId';
import { orderKinds, orderLabels, orderStatuses, providerCodes } from './payments';

export const mySubscriptionPath = '/api/mms/payment/v1/web/subscription_my';
export const cancelSubscriptionPath = '/api/mms/payment/v1/web/subscription_cancel';
export const resumeSubscriptionPath = '/api/mms/payment/v1/web/subscription_resume';

/** `past_due`: a renewal was not paid yet and is tried again. `ended` ones give no access. */
export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'ended'] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const subscriptionSchema = z.object({
  subscription_id: z.uuid(),
  product_id: productIdSchema,
  plan_name: z.string(),
  status: z.enum(subscriptionStatuses),
  provider: z.enum(providerCodes),
  currency: currencySchema,
  period_started_at: z.iso.datetime(),
  /** Paid for until then. */
  period_ends_at: z.iso.datetime(),
  /** Whether the end of the period brings a charge. */
  renews: z.boolean(),
  next_amount: z.nullable(amountMinorSchema),
  /** The plan that follows where it is another one. */
  next_product_id: z.nullable(productIdSchema),
  can_cancel: z.boolean(),
  /** Cancelled, but not ended yet. */
  can_resume: z.boolean(),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

/** A line of the account's orders; quotes that nobody tried to pay are none. */
export const orderSchema = z.object({
  order_id: z.uuid(),
  kind: z.enum(orderKinds),
  product_id: productIdSchema,
  plan_name: z.string(),
  provider: z.nullable(z.enum(providerCodes)),
  /** What was charged, after a coupon and the credit of an upgrade. */
  amount: amountMinorSchema,
  discount_amount: amountMinorSchema,
  credit_amount: amountMinorSchema,
  coupon_code: z.nullable(z.string()),
  currency: currencySchema,
  status: z.enum(orderStatuses),
  /** Null while the payment is pending. */
  label: z.nullable(z.enum(orderLabels)),
  created_at: z.iso.datetime(),
  paid_at: z.nullable(z.iso.datetime()),
  /** Null where the guarantee does not cover the order (any more). */
  refund_until: z.nullable(z.iso.datetime()),
  withdraw_until: z.nullable(z.iso.datetime()),
  /** Null where there is no invoice. */
  invoice_number: z.nullable(z.string()),
});

export type Order = z.infer<typeof orderSchema>;

export const mySubscriptionRequestSchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  page_size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 10),
});

export type MySubscriptionRequest = z.input<typeof mySubscriptionRequestSchema>;

/** The running subscription, if any, and the newest orders first. */
export const mySubscriptionSchema = z.object({
  subscription: z.nullable(subscriptionSchema),
  orders: z.array(orderSchema),
  page: z.int(),
  page_size: z.int(),
  total: z.int(),
});

export type MySubscription = z.infer<typeof mySubscriptionSchema>;

export const mySubscriptionReplySchema = envelopeSchema(mySubscriptionSchema);

/** Doing either twice changes nothing more. */
export const subscriptionActionSchema = z.object({ subscription_id: z.uuid() });

export type SubscriptionAction = z.infer<typeof subscriptionActionSchema>;

export const subscriptionReplySchema = envelopeSchema(subscriptionSchema);
