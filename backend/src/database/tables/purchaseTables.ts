import type {
  OrderKind,
  OrderStatus,
  PaymentFailure,
  ProviderCode,
  SubscriptionStatus,
} from '@tidegate/contracts/api/payments/codes';
import type { Tracking } from '@tidegate/contracts/api/payments/quoteSchemas';
import type { Language } from '@tidegate/contracts/languages';
import type { Currency } from '@tidegate/contracts/catalogue/money';
import type { IntervalUnit } from '@tidegate/contracts/catalogue/productId';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface PurchaseTables {
  plan: PlanTable;
  subscription: SubscriptionTable;
  planOrder: PlanOrderTable;
  ledgerEntry: LedgerEntryTable;
  invoiceCounter: { isOnly: Generated<boolean>; lastNumber: number };
  idempotentCall: IdempotentCallTable;
  webhookEvent: { provider: ProviderCode; eventId: string; receivedAt: Date };
}

interface PlanTable {
  id: Generated<number>;
  productId: string;
  family: string;
  tier: string;
  channel: string;
  name: string;
  currency: Currency;
  intervalCount: number;
  intervalUnit: IntervalUnit;
  priceMinor: number;
  /** Price of every later interval. */
  renewalPriceMinor: number;
  trialPriceMinor: number | null;
  trialDays: number | null;
  /** The offer's campaign. Null for a standard plan, like the other offer fields. */
  offerKey: string | null;
  offerPath: string | null;
  offerStartsAt: Date | null;
  /** Exclusive. */
  offerEndsAt: Date | null;
  isRecommended: boolean;
  isOnSale: boolean;
}

interface SubscriptionTable {
  id: string;
  accountId: string;
  planId: number;
  status: SubscriptionStatus;
  provider: ProviderCode;
  mandateRef: string | null;
  renews: boolean;
  cancelledAt: Date | null;
  nextPlanId: number | null;
  currency: Currency;
  periodStartedAt: Date;
  periodEndsAt: Date;
  periodPriceMinor: number;
  /** Unpaid days at the end of the period. */
  giftDays: number;
  nextAmountMinor: number;
  renewalAmountMinor: number;
  renewalAttempts: number;
  /** End of the period that was last announced. */
  remindedFor: Date | null;
  language: Language;
  createdAt: Date;
  endedAt: Date | null;
}

interface PlanOrderTable {
  id: string;
  accountId: string | null;
  subscriptionId: string | null;
  replacedSubscriptionId: string | null;
  planId: number;
  productId: string;
  kind: OrderKind;
  status: OrderStatus;
  provider: ProviderCode | null;
  renews: boolean;
  currency: Currency;
  priceMinor: number;
  couponCode: string | null;
  discountMinor: number;
  creditMinor: number;
  amountMinor: number;
  nextAmountMinor: number;
  renewalAmountMinor: number;
  /** Unpaid days of the period: granted by an invitation or left over from a replaced plan. */
  freeDays: number;
  periodStartedAt: Date;
  periodEndsAt: Date;
  attempt: number;
  language: Language;
  tracking: Tracking;
  providerRef: string | null;
  chargeRef: string | null;
  approvalUrl: string | null;
  failure: PaymentFailure | null;
  refundReason: RefundReason | null;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
  invoiceNumber: number | null;
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  refundedAt: Date | null;
  chargeAskedAt: Date | null;
}

/** `unwound`: the order depended on another order that was reversed. */
export type RefundReason = 'guarantee' | 'withdrawal' | 'late' | 'duplicate' | 'unwound';

interface LedgerEntryTable {
  id: GeneratedAlways<number>;
  orderId: string;
  kind: 'charge' | 'refund' | 'dispute' | 'dispute_won';
  amountMinor: number;
  currency: string;
  at: Date;
}

interface IdempotentCallTable {
  accountId: string;
  key: string;
  requestHash: Buffer;
  startedAt: Date;
  reply: JSONColumnType<object> | null;
}
