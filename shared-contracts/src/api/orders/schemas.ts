import * as z from 'zod/mini';
import { envelopeSchema } from '../../errors/envelopeSchema';
import { amountMinorSchema, currencySchema, productIdSchema } from '../fieldSchemas';
import {
  orderKinds,
  orderLabels,
  orderStatuses,
  providerCodes,
  subscriptionStatuses,
} from '../payments/codes';

export const subscriptionSchema = z.object({
  subscription_id: z.uuid(),
  product_id: productIdSchema,
  plan_name: z.string(),
  status: z.enum(subscriptionStatuses),
  provider: z.enum(providerCodes),
  currency: currencySchema,
  period_started_at: z.iso.datetime(),
  period_ends_at: z.iso.datetime(),
  renews: z.boolean(),
  next_amount: z.nullable(amountMinorSchema),
  next_product_id: z.nullable(productIdSchema),
  can_cancel: z.boolean(),
  can_resume: z.boolean(),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

/** An order in the account's history; quotes without a payment attempt are not listed. */
export const orderSchema = z.object({
  order_id: z.uuid(),
  kind: z.enum(orderKinds),
  product_id: productIdSchema,
  plan_name: z.string(),
  provider: z.nullable(z.enum(providerCodes)),
  /** The amount charged, after the discount of a coupon and the credit of an upgrade. */
  amount: amountMinorSchema,
  discount_amount: amountMinorSchema,
  credit_amount: amountMinorSchema,
  coupon_code: z.nullable(z.string()),
  currency: currencySchema,
  status: z.enum(orderStatuses),
  label: z.nullable(z.enum(orderLabels)),
  created_at: z.iso.datetime(),
  paid_at: z.nullable(z.iso.datetime()),
  refund_until: z.nullable(z.iso.datetime()),
  withdraw_until: z.nullable(z.iso.datetime()),
  invoice_number: z.nullable(z.string()),
});

export type Order = z.infer<typeof orderSchema>;

export const mySubscriptionRequestSchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  page_size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 10),
});

/** The running subscription, if any, and the orders, newest first. */
export const mySubscriptionSchema = z.object({
  subscription: z.nullable(subscriptionSchema),
  orders: z.array(orderSchema),
  page: z.int(),
  page_size: z.int(),
  total: z.int(),
});

export type MySubscription = z.infer<typeof mySubscriptionSchema>;

export const mySubscriptionReplySchema = envelopeSchema(mySubscriptionSchema);

/** Cancelling and resuming are idempotent. */
export const subscriptionActionSchema = z.object({ subscription_id: z.uuid() });

export const subscriptionReplySchema = envelopeSchema(subscriptionSchema);

/** An account's invitation code and its results, without the identity of the invited buyers. */
export const inviteSummarySchema = z.object({
  code: z.string(),
  link: z.url(),
  /** Invited buyers whose order is still refundable. */
  waiting: z.int(),
  /** Invited buyers whose order is no longer refundable. */
  stayed: z.int(),
  earned_days: z.int(),
});

export type InviteSummary = z.infer<typeof inviteSummarySchema>;

export const inviteSummaryReplySchema = envelopeSchema(inviteSummarySchema);
