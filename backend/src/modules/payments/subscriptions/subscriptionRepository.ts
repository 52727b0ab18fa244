import type { ProviderCode } from '@tidegate/contracts/api/payments';
import type { SubscriptionStatus } from '@tidegate/contracts/api/subscriptions';
import type { Language } from '@tidegate/contracts/languages';
import type { Currency } from '@tidegate/contracts/money';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../../database/tables/tables';
import { toColumnNames } from '../../../database/tables/toColumnNames';

export interface StoredSubscription {
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

export type SubscriptionChanges = Partial<
  Omit<StoredSubscription, 'id' | 'accountId' | 'provider' | 'currency' | 'createdAt'>
>;

export interface SubscriptionRepository {
  add(subscription: StoredSubscription): Promise<void>;
  find(id: string | null): Promise<StoredSubscription | undefined>;
  /** Finds the subscription that gives access. */
  findRunning(accountId: string): Promise<StoredSubscription | undefined>;
  /** Newest first, including ended ones. */
  list(accountId: string): Promise<StoredSubscription[]>;
  update(id: string, changes: SubscriptionChanges): Promise<void>;
}

const columns = [
  'id',
  'account_id as accountId',
  'plan_id as planId',
  'status',
  'provider',
  'mandate_ref as mandateRef',
  'renews',
  'cancelled_at as cancelledAt',
  'next_plan_id as nextPlanId',
  'currency',
  'period_started_at as periodStartedAt',
  'period_ends_at as periodEndsAt',
  'period_price_minor as periodPriceMinor',
  'gift_days as giftDays',
  'next_amount_minor as nextAmountMinor',
  'renewal_amount_minor as renewalAmountMinor',
  'renewal_attempts as renewalAttempts',
  'reminded_for as remindedFor',
  'language',
  'created_at as createdAt',
  'ended_at as endedAt',
] as const;

export function subscriptionRepository(db: Kysely<SiteTables>): SubscriptionRepository {
  const subscriptions = db.selectFrom('subscription').select(columns);
  return {
    add: async (subscription) => {
      await db.insertInto('subscription').values(toColumnNames(subscription)).execute();
    },
    find: async (id) =>
      id === null ? undefined : subscriptions.where('id', '=', id).executeTakeFirst(),
    findRunning: (accountId) =>
      subscriptions
        .where('account_id', '=', accountId)
        .where('status', '!=', 'ended')
        .executeTakeFirst(),
    list: (accountId) =>
      subscriptions.where('account_id', '=', accountId).orderBy('created_at', 'desc').execute(),
    update: async (id, changes) => {
      await db
        .updateTable('subscription')
        .set(toColumnNames(changes))
        .where('id', '=', id)
        .execute();
    },
  };
}
