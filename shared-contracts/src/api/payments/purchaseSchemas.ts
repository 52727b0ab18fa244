import * as z from 'zod/mini';
import { envelopeSchema } from '../../errors/envelopeSchema';
import { languages } from '../../languages';
import { amountMinorSchema, currencySchema, productIdSchema } from '../fieldSchemas';
import { orderKinds, orderLabels, orderStatuses, paymentFailures, providerCodes } from './codes';
import { idempotencyHeader } from './endpoints';

/** The edge sets `CJ` if an affiliate link led the visitor to the site. */
export const sourceHeadersSchema = z.looseObject({ 'x-from': z.optional(z.string()) });

export const idempotencyHeadersSchema = z.looseObject({ [idempotencyHeader]: z.uuid() });

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
