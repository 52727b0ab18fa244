import type { PaymentFailure, ProviderCode } from '@tidegate/contracts/api/payments/codes';
import type { Language } from '@tidegate/contracts/languages';
import type { Money } from '@tidegate/contracts/catalogue/money';

/** A payment to start. The order id makes it idempotent. */
export interface PaymentIntent {
  orderId: string;
  money: Money;
  planName: string;
  email: string | null;
  language: Language;
  renews: boolean;
  expiresAt: Date;
  /** Return URL after payment or cancellation. */
  returnUrl: string;
  cancelUrl: string;
}

export interface RenewalIntent {
  orderId: string;
  money: Money;
  planName: string;
  mandateRef: string;
}

export interface StartedPayment {
  providerRef: string;
  approvalUrl: string | null;
}

/** A payment as the provider reports it, which outranks browsers and events. */
export interface ProviderPayment {
  /** `approved`: the buyer agreed, and the money can be captured. */
  status: 'pending' | 'approved' | 'paid' | 'failed' | 'refunded' | 'disputed';
  amountMinor: number;
  /** In upper case. */
  currency: string;
  failure: PaymentFailure | null;
  chargeRef: string | null;
  mandateRef: string | null;
}

export interface SignedEvent {
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Names what to read again. An event is never trusted as the state itself. */
export interface EventHint {
  eventId: string;
  orderId?: string | undefined;
  providerRef?: string | undefined;
  chargeRef?: string | undefined;
}

export type RefundOutcome = 'refunded' | 'pending' | 'refused';

/** Runs `check`, or throws after too many forged events from the same sender. */
export type LimitChecks = (check: () => Promise<boolean>) => Promise<boolean>;

/** A payment provider. Calls throw `payments.unreachable` without a clear response. */
export interface PaymentProvider {
  readonly code: ProviderCode;
  readonly isSandbox: boolean;
  start(intent: PaymentIntent): Promise<StartedPayment>;
  /** Absent if the provider cannot charge later intervals. */
  charge?: ((intent: RenewalIntent) => Promise<StartedPayment>) | undefined;
  read(providerRef: string): Promise<ProviderPayment>;
  /** Captures an approved payment. Absent if approval captures it. */
  collect?: ((providerRef: string, orderId: string) => Promise<void>) | undefined;
  /** Cancels an unpaid payment as far as the provider allows. */
  cancel(providerRef: string): Promise<void>;
  refund(chargeRef: string, money: Money, orderId: string): Promise<RefundOutcome>;
  /** Throws `payments.badSignature` unless authentic and recent. `limit` guards remote checks. */
  readEvent(event: SignedEvent, limit: LimitChecks): Promise<EventHint>;
}
