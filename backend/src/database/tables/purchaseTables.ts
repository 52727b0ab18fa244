import type {
  OrderKind,
  OrderStatus,
  PaymentFailure,
  ProviderCode,
  Tracking,
} from '@tidegate/contracts/api/payments';
import type { SubscriptionStatus } from '@tidegate/contracts/api/subscriptions';
import type { Language } from '@tidegate/contracts/languages';
import type { Currency } from '@tidegate/contracts/money';
import type { IntervalUnit } from '@tidegate/contracts/productId';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface PurchaseTables {
  plan: PlanTable;
  subscription: SubscriptionTable;
  plan_order: PlanOrderTable;
  ledger_entry: LedgerEntryTable;
  invoice_counter: { is_only: Generated<boolean>; last_number: number };
  idempotent_call: IdempotentCallTable;
  webhook_event: { provider: ProviderCode; event_id: string; received_at: Date };
}

interface PlanTable {
  id: Generated<number>;
  product_id: string;
  family: string;
  tier: string;
  channel: string;
  name: string;
  currency: Currency;
  interval_count: number;
  interval_unit: IntervalUnit;
  price_minor: number;
  renewal_price_minor: number;
  trial_price_minor: number | null;
  trial_days: number | null;
  offer_key: string | null;
  offer_path: string | null;
  offer_starts_at: Date | null;
  offer_ends_at: Date | null;
  is_recommended: boolean;
  is_on_sale: boolean;
}

interface SubscriptionTable {
  id: string;
  account_id: string;
  plan_id: number;
  status: SubscriptionStatus;
  provider: ProviderCode;
  mandate_ref: string | null;
  renews: boolean;
  cancelled_at: Date | null;
  next_plan_id: number | null;
  currency: Currency;
  period_started_at: Date;
  period_ends_at: Date;
  period_price_minor: number;
  gift_days: number;
  next_amount_minor: number;
  renewal_amount_minor: number;
  renewal_attempts: number;
  reminded_for: Date | null;
  language: Language;
  created_at: Date;
  ended_at: Date | null;
}

interface PlanOrderTable {
  id: string;
  account_id: string | null;
  subscription_id: string | null;
  replaced_subscription_id: string | null;
  plan_id: number;
  product_id: string;
  kind: OrderKind;
  status: OrderStatus;
  provider: ProviderCode | null;
  renews: boolean;
  currency: Currency;
  price_minor: number;
  coupon_code: string | null;
  discount_minor: number;
  credit_minor: number;
  amount_minor: number;
  next_amount_minor: number;
  renewal_amount_minor: number;
  free_days: number;
  period_started_at: Date;
  period_ends_at: Date;
  attempt: number;
  language: Language;
  tracking: JSONColumnType<Tracking>;
  provider_ref: string | null;
  charge_ref: string | null;
  approval_url: string | null;
  failure: PaymentFailure | null;
  refund_reason: RefundReason | null;
  withdrawn_at: Date | null;
  withdrawn_by: string | null;
  invoice_number: number | null;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  refunded_at: Date | null;
  charge_asked_at: Date | null;
}

/** `unwound`: the order depended on another order that was reversed. */
export type RefundReason = 'guarantee' | 'withdrawal' | 'late' | 'duplicate' | 'unwound';

interface LedgerEntryTable {
  id: GeneratedAlways<number>;
  order_id: string;
  kind: 'charge' | 'refund' | 'dispute' | 'dispute_won';
  amount_minor: number;
  currency: string;
  at: Date;
}

interface IdempotentCallTable {
  account_id: string;
  key: string;
  request_hash: Buffer;
  started_at: Date;
  reply: JSONColumnType<object> | null;
}
