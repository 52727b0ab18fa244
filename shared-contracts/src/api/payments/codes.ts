/** Card, wallet, device wallets, card or bank in India, a third party's page. */
export const providerCodes = ['s1', 'ps', 'gap', 'rz', 'tpa'] as const;

export type ProviderCode = (typeof providerCodes)[number];

/** `upgrade` replaces a running plan and credits its unused time; `change` waits for its end. */
export const orderKinds = ['new', 'trial', 'upgrade', 'change', 'renewal'] as const;

export type OrderKind = (typeof orderKinds)[number];

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

/** `past_due`: a failed renewal is retried. `ended`: gives no access. */
export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'ended'] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Why an invitation is not valid: unknown code, the buyer's own code, or not a first purchase. */
export const inviteRefusals = ['unknown', 'self', 'second'] as const;

export type InviteRefusal = (typeof inviteRefusals)[number];
