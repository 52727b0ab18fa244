import type { PaymentFailure, ProviderCode } from '@tidegate/contracts/api/payments';
import type { Language } from '@tidegate/contracts/languages';
import type { Money } from '@tidegate/contracts/money';

/** What a buyer is to pay. The id makes asking twice the same as asking once. */
export interface PaymentIntent {
  orderId: string;
  money: Money;
  planName: string;
  /** Null for a buyer without one. */
  email: string | null;
  language: Language;
  /** Whether later intervals are to be charged without the buyer. */
  renews: boolean;
  expiresAt: Date;
  /** Where the provider sends the buyer afterwards, and after turning back. */
  returnUrl: string;
  cancelUrl: string;
}

/** A charge of a later interval, to what the buyer left behind. */
export interface RenewalIntent {
  orderId: string;
  money: Money;
  planName: string;
  mandateRef: string;
}

export interface StartedPayment {
  providerRef: string;
  /** The page where the buyer approves it. */
  approvalUrl: string | null;
}

/** A payment as the provider knows it, whatever a browser or an event says. */
export interface ProviderPayment {
  /** `approved`: the buyer agrees and we may take the money. */
  status: 'pending' | 'approved' | 'paid' | 'failed' | 'refunded' | 'disputed';
  amountMinor: number;
  /** In upper case. */
  currency: string;
  failure: PaymentFailure | null;
  /** What a refund names. */
  chargeRef: string | null;
  /** What a renewal is charged to. */
  mandateRef: string | null;
}

/** An event's bytes and headers as they arrived. */
export interface SignedEvent {
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What an event is about: a hint at what to read again, never the truth itself. */
export interface EventHint {
  eventId: string;
  orderId?: string | undefined;
  providerRef?: string | undefined;
  chargeRef?: string | undefined;
}

export type RefundOutcome = 'refunded' | 'pending' | 'refused';

/** One way to pay. Calls throw `payments.unreachable` when no clear answer came. */
/** Answers what `check` finds; throws where too many events of the sender were found forged. */
export type LimitChecks = (check: () => Promise<boolean>) => Promise<boolean>;

export interface PaymentProvider {
  readonly code: ProviderCode;
  readonly isSandbox: boolean;
  start(intent: PaymentIntent): Promise<StartedPayment>;
  /** Absent where later intervals cannot be charged. */
  charge?: ((intent: RenewalIntent) => Promise<StartedPayment>) | undefined;
  read(providerRef: string): Promise<ProviderPayment>;
  /** Takes the money of an approved payment; absent where approval does that. */
  collect?: ((providerRef: string, orderId: string) => Promise<void>) | undefined;
  /** Ends a payment that nobody made yet, as far as the provider lets us. */
  cancel(providerRef: string): Promise<void>;
  refund(chargeRef: string, money: Money, orderId: string): Promise<RefundOutcome>;
  /**
   * Throws `payments.badSignature` unless the provider sent it a short while ago. A provider that
   * has to be asked for that is asked within `limit`.
   */
  readEvent(event: SignedEvent, limit: LimitChecks): Promise<EventHint>;
}
