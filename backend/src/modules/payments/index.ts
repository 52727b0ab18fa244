import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { signingKeyRepository } from '../../security/signingKeyRepository';
import type { CreateThrottle } from '../throttling';
import { type ContextOptions, createContext } from './createContext';
import { paymentEmails } from './paymentEmails';
import { createCountryGate } from './routes/countryGate';
import { couponRoutes } from './routes/couponRoutes';
import { idempotentCallRepository } from './routes/idempotentCallRepository';
import { createIdempotentCalls } from './routes/idempotentCalls';
import { inviteRoutes } from './routes/inviteRoutes';
import { invoiceRoutes } from './routes/invoiceRoutes';
import { purchaseRoutes } from './routes/purchaseRoutes';
import { quoteRoutes } from './routes/quoteRoutes';
import { refundRoutes } from './routes/refundRoutes';
import { createResultLinks } from './routes/resultLinks';
import { resultRoutes } from './routes/resultRoutes';
import { createRouteContext } from './routes/routeContext';
import { subscriptionRoutes } from './routes/subscriptionRoutes';
import { webhooks } from './routes/webhooks';
import { withdrawalRoutes } from './routes/withdrawalRoutes';
import { setWorkers } from './setWorkers';

export type { ProviderSettings } from './providers/createProviders';
export { endRenewals } from './subscriptions/endRenewals';
export { webhookPrefix } from './routes/webhooks';

export interface PaymentsOptions extends ContextOptions {
  createThrottle: CreateThrottle;
  countryOf: (request: FastifyRequest) => string;
}

const routes = [
  quoteRoutes,
  purchaseRoutes,
  resultRoutes,
  couponRoutes,
  subscriptionRoutes,
  refundRoutes,
  withdrawalRoutes,
  invoiceRoutes,
  inviteRoutes,
  webhooks,
];

/** Quotes, orders, payments, subscriptions and refunds. */
export async function createPayments(options: PaymentsOptions): Promise<FastifyPluginAsyncZod> {
  const { db, promotions, jobs, mail, now, createThrottle } = options;
  const links = await createResultLinks(signingKeyRepository(db), now);
  const payments = createContext(options, links);
  setWorkers(jobs, payments);

  for (const [kind, template] of paymentEmails(payments)) mail.setTemplate(kind, template);

  const context = createRouteContext({
    payments,
    links,
    gate: createCountryGate(options.countryOf),
    calls: createIdempotentCalls(idempotentCallRepository(db), now),
    findCoupon: promotions.findCoupon,
    createThrottle,
  });
  return async (app) => {
    for (const routesOf of routes) await app.register(routesOf(context));
  };
}
