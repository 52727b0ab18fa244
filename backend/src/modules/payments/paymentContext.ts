import type { ProviderCode } from '@tidegate/contracts/api/payments/codes';
import type { FastifyBaseLogger } from 'fastify';

import { refusal } from '../../refusal';
import type { Catalogue } from '../catalogue';
import type { NewEmail } from '../mail';
import type { CouponRepository, InvitationRepository, InviteCodeRepository } from '../promotions';
import type { BuyerRepository } from './stores/buyerRepository';
import type { CouponUseRepository } from './stores/couponUseRepository';
import type { LedgerRepository } from './stores/ledgerRepository';
import type { OrderRepository, StoredOrder } from './stores/orderRepository';
import type { PaymentProvider } from './providers/paymentProvider';
import type { SubscriptionRepository } from './stores/subscriptionRepository';
import type { WebhookEventRepository } from './stores/webhookEventRepository';

export const settleJob = 'payments.settle';
export const refundJob = 'payments.refund';
export const renewJob = 'payments.renew';
export const remindJob = 'payments.remind';
export const rewardJob = 'payments.reward';

export const emailKinds = {
  receipt: 'payments.receipt',
  refund: 'payments.refund',
  withdrawal: 'payments.withdrawal',
  cancellation: 'payments.cancellation',
  reminder: 'payments.reminder',
  trialReminder: 'payments.trialReminder',
  renewalFailed: 'payments.renewalFailed',
  renewalEnded: 'payments.renewalEnded',
} as const;

/** Stores of one transaction. */
export interface PaymentStores {
  orders: OrderRepository;
  ledger: LedgerRepository;
  subscriptions: SubscriptionRepository;
  buyers: BuyerRepository;
  coupons: CouponRepository;
  couponUses: CouponUseRepository;
  invitations: InvitationRepository;
  inviteCodes: InviteCodeRepository;
  webhookEvents: WebhookEventRepository;
  enqueueJob(job: string, subjectId: string, dueAt: Date): Promise<void>;
  enqueueEmail(email: NewEmail): Promise<void>;
}

export interface PaymentContext extends PaymentStores {
  inTransaction<Result>(work: (stores: PaymentStores) => Promise<Result>): Promise<Result>;
  providers: ReadonlyMap<ProviderCode, PaymentProvider>;
  plans: Catalogue['plans'];
  wake(): void;
  publicOrigin: string;
  /** Returns a signed opaque token, always the same for an order. */
  toResultHash(order: Pick<StoredOrder, 'id' | 'createdAt'>): string;
  now: () => Date;
  log: FastifyBaseLogger;
}

export function providerOf(
  { providers }: Pick<PaymentContext, 'providers'>,
  code: ProviderCode | null,
): PaymentProvider {
  const provider = code && providers.get(code);
  if (!provider) throw refusal('payments.providerUnavailable');
  return provider;
}
