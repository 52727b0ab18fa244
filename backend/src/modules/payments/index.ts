import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import { signingKeyRepository } from '../../security/signingKeyRepository';
import type { SiteTables } from '../../database/tables/tables';
import type { Catalogue } from '../catalogue';
import type { Jobs } from '../jobs';
import { loadEmailMessages, type Mail } from '../mail';
import type { Promotions } from '../promotions';
import type { CreateThrottle } from '../throttling';
import { buyerRepository } from './quotes/buyerRepository';
import { couponRoutes } from './coupons/couponRoutes';
import { couponUseRepository } from './coupons/couponUseRepository';
import { createCountryGate } from './quotes/countryGate';
import { idempotentCallRepository } from './orders/idempotentCallRepository';
import { createIdempotentCalls } from './orders/idempotentCalls';
import { ledgerRepository } from './settlement/ledgerRepository';
import { orderRepository } from './orders/orderRepository';
import {
  type PaymentContext,
  type PaymentStores,
  refundJob,
  remindJob,
  renewJob,
  rewardJob,
  settleJob,
} from './paymentContext';
import { paymentEmails } from './paymentEmails';
import { paymentRoutes } from './orders/paymentRoutes';
import { createPaymentServices } from './paymentServices';
import { createProviders, type ProviderSettings } from './providers/createProviders';
import { createRenewals, nextPoll } from './subscriptions/renewals';
import { createResultLinks } from './orders/resultLinks';
import { createSettlement } from './settlement/settlement';
import { subscriptionRepository } from './subscriptions/subscriptionRepository';
import { inviteRoutes } from './invites/inviteRoutes';
import { rewardInviter } from './invites/rewardInviter';
import { invoiceRoutes } from './invoices/invoiceRoutes';
import { refundRoutes } from './refunds/refundRoutes';
import { subscriptionRoutes } from './subscriptions/subscriptionRoutes';
import { webhooks } from './settlement/webhooks';

const providerJobs: ReadonlySet<string> = new Set([settleJob, refundJob]);

export type { ProviderSettings } from './providers/createProviders';
export { endRenewals } from './subscriptions/endRenewals';
export { webhookPrefix } from './settlement/webhooks';

export interface PaymentsOptions {
  db: Kysely<SiteTables>;
  catalogue: Catalogue;
  promotions: Promotions;
  jobs: Jobs;
  mail: Mail;
  providers: ProviderSettings;
  createThrottle: CreateThrottle;
  countryOf: (request: FastifyRequest) => string;
  localesFolder: string;
  publicOrigin: string;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Quotes, orders, payments, subscriptions and refunds. */
export async function createPayments(options: PaymentsOptions): Promise<FastifyPluginAsyncZod> {
  const { db, catalogue, promotions, jobs, mail, localesFolder, publicOrigin, now, log } = options;
  const { createThrottle } = options;
  const links = await createResultLinks(signingKeyRepository(db), now);
  /** Each provider has its own lane, so an outage of one does not delay the others. */
  const enqueueJob = async (
    executor: Kysely<SiteTables>,
    kind: string,
    subjectId: string,
    dueAt: Date,
  ) => {
    const provider = providerJobs.has(kind)
      ? (await orderRepository(executor).find(subjectId))?.provider
      : undefined;
    const lane = provider ? `${kind} ${provider}` : kind;
    await jobs.enqueue(executor, { kind, subjectId, dueAt, lane });
  };
  const storesOf = (executor: Kysely<SiteTables>): PaymentStores => ({
    orders: orderRepository(executor),
    ledger: ledgerRepository(executor),
    subscriptions: subscriptionRepository(executor),
    buyers: buyerRepository(executor),
    coupons: promotions.couponsOf(executor),
    couponUses: couponUseRepository(executor),
    invites: promotions.invitesOf(executor),
    enqueueJob: (job, subjectId, dueAt) => enqueueJob(executor, job, subjectId, dueAt),
    enqueueEmail: (email) => mail.enqueueWithin(executor, email),
  });
  const context: PaymentContext = {
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
  const settlement = createSettlement(context);
  const renewals = createRenewals(context);
  const gate = createCountryGate(options.countryOf);
  const calls = createIdempotentCalls(idempotentCallRepository(db), now);
  const services = createPaymentServices({
    ...{ context, settlement, links, gate, calls },
    findCoupon: promotions.findCoupon,
  });

  jobs.setWorker(settleJob, async (orderId, attempts) =>
    nextPoll(await settlement.settle(orderId), attempts, now()),
  );
  jobs.setWorker(refundJob, async (orderId, attempts) => {
    const { status } = await services.refunds.carryOut(orderId);
    return status === 'refund_pending' ? nextRefundLook(attempts, now()) : undefined;
  });
  jobs.setWorker(renewJob, renewals.renew);
  jobs.setWorker(remindJob, renewals.remind);
  jobs.setWorker(rewardJob, (orderId) => rewardInviter(context, orderId));

  const messagesOf = await loadEmailMessages(localesFolder);
  for (const [kind, template] of paymentEmails({ context, messagesOf })) {
    mail.setTemplate(kind, template);
  }

  return async (app) => {
    await app.register(paymentRoutes(services));
    await app.register(couponRoutes(services));
    await app.register(subscriptionRoutes(services));
    await app.register(refundRoutes(services));
    await app.register(invoiceRoutes(services));
    await app.register(inviteRoutes(services));
    await app.register(
      webhooks(
        context,
        db,
        (transaction, orderId, at) => enqueueJob(transaction, settleJob, orderId, at),
        createThrottle,
      ),
    );
  };
}

const firstRefundLookMs = 60_000;
const longestRefundLookMs = 6 * 60 * 60_000;

/** A provider may take days to confirm a refund. */
function nextRefundLook(attempts: number, at: Date): Date {
  const pause = Math.min(firstRefundLookMs * 2 ** Math.min(attempts, 12), longestRefundLookMs);
  return new Date(at.getTime() + pause);
}
