import * as z from 'zod/mini';
import { envelopeSchema } from '../../errors/envelopeSchema';
import { languages } from '../../languages';
import { amountMinorSchema, currencySchema } from '../fieldSchemas';

/** The 30-day guarantee, once per account. The reply is the order: see `orderResultSchema`. */
export const refundRequestSchema = z.object({
  order_id: z.uuid(),
  language: z.enum(languages),
});

export type RefundRequest = z.infer<typeof refundRequestSchema>;

/** First step of a withdrawal from the contract: previews the declaration and changes nothing. */
export const requestWithdrawalSchema = z.object({ order_id: z.uuid() });

export const withdrawalStatementSchema = z.object({
  order_id: z.uuid(),
  plan_name: z.string(),
  email: z.nullable(z.string()),
  amount: amountMinorSchema,
  currency: currencySchema,
  concluded_at: z.iso.datetime(),
  withdraw_until: z.iso.datetime(),
});

export type WithdrawalStatement = z.infer<typeof withdrawalStatementSchema>;

export const withdrawalStatementReplySchema = envelopeSchema(withdrawalStatementSchema);

/** Second step: the declaration itself, with the name of the person who makes it. */
export const confirmWithdrawalSchema = z.object({
  order_id: z.uuid(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  language: z.enum(languages),
});

export type ConfirmWithdrawal = z.infer<typeof confirmWithdrawalSchema>;

/** When the declaration arrived; an email with the same receipt is on its way. */
export const withdrawalReceiptSchema = z.object({
  order_id: z.uuid(),
  received_at: z.iso.datetime(),
  amount: amountMinorSchema,
  currency: currencySchema,
});

export type WithdrawalReceipt = z.infer<typeof withdrawalReceiptSchema>;

export const withdrawalReceiptReplySchema = envelopeSchema(withdrawalReceiptSchema);

export const invoiceRequestSchema = z.object({ order_id: z.uuid() });

/** Everything that an invoice page prints. */
export const invoiceSchema = z.object({
  number: z.string(),
  issued_at: z.iso.datetime(),
  seller: z.object({ name: z.string(), address: z.array(z.string()), tax_id: z.string() }),
  buyer: z.object({ email: z.nullable(z.string()) }),
  line: z.object({
    plan_name: z.string(),
    period_started_at: z.iso.datetime(),
    period_ends_at: z.iso.datetime(),
    /** Before the discount of a coupon and the credit of an upgrade. */
    price_amount: amountMinorSchema,
    discount_amount: amountMinorSchema,
    coupon_code: z.nullable(z.string()),
    credit_amount: amountMinorSchema,
  }),
  currency: currencySchema,
  net_amount: amountMinorSchema,
  tax: z.object({ percent: z.int(), amount: amountMinorSchema }),
  total_amount: amountMinorSchema,
  refunded_amount: amountMinorSchema,
});

export type Invoice = z.infer<typeof invoiceSchema>;

export const invoiceReplySchema = envelopeSchema(invoiceSchema);
