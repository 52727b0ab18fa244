import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import type { Catalogue } from '../catalogue';
import type { Jobs } from '../jobs';
import type { Mail } from '../mail';
import type { Promotions } from '../promotions';
import { type PaymentContext, type PaymentStores, refundJob, settleJob } from './paymentContext';
import { createProviders, type ProviderSettings } from './providers/createProviders';
import type { ResultLinks } from './routes/resultLinks';
import { buyerRepository } from './stores/buyerRepository';
import { couponUseRepository } from './stores/couponUseRepository';
import { ledgerRepository } from './stores/ledgerRepository';
import { orderRepository } from './stores/orderRepository';
import { subscriptionRepository } from './stores/subscriptionRepository';
import { webhookEventRepository } from './stores/webhookEventRepository';

export interface ContextOptions {
  db: Kysely<SiteTables>;
  catalogue: Catalogue;
  promotions: Promotions;
  jobs: Jobs;
  mail: Mail;
  providers: ProviderSettings;
  publicOrigin: string;
  now: () => Date;
  log: FastifyBaseLogger;
}

export function createContext(options: ContextOptions, links: ResultLinks): PaymentContext {
  const { db, catalogue, promotions, jobs, mail, publicOrigin, now, log } = options;
  const storesOf = (executor: Kysely<SiteTables>): PaymentStores => ({
    orders: orderRepository(executor),
    ledger: ledgerRepository(executor),
    subscriptions: subscriptionRepository(executor),
    buyers: buyerRepository(executor),
    coupons: promotions.couponsOf(executor),
    couponUses: couponUseRepository(executor),
    invitations: promotions.invitationsOf(executor),
    inviteCodes: promotions.inviteCodesOf(executor),
    webhookEvents: webhookEventRepository(executor),
    enqueueJob: (job, subjectId, dueAt) => enqueueInLane(jobs, executor, job, subjectId, dueAt),
    enqueueEmail: (email) => mail.enqueueWithin(executor, email),
  });
  return {
    ...storesOf(db),
    inTransaction: (work) => db.transaction().execute((transaction) => work(storesOf(transaction))),
    providers: createProviders(options.providers, now),
    plans: catalogue.plans,
    wake: () => {
      jobs.wake();
      mail.wake();
    },
    publicOrigin,
    toResultHash: (order) => links.toHash(order),
    now,
    log,
  };
}

const providerJobs: ReadonlySet<string> = new Set([settleJob, refundJob]);

/** Each provider has its own lane, so an outage of one does not delay the others. */
async function enqueueInLane(
  jobs: Jobs,
  executor: Kysely<SiteTables>,
  kind: string,
  subjectId: string,
  dueAt: Date,
): Promise<void> {
  const provider = providerJobs.has(kind)
    ? (await orderRepository(executor).find(subjectId))?.provider
    : undefined;
  const lane = provider ? `${kind} ${provider}` : kind;
  await jobs.enqueue(executor, { kind, subjectId, dueAt, lane });
}
