import { randomBytes } from 'node:crypto';

import { SiteError } from '@tidegate/contracts/errors/siteError';
import fastify, { type FastifyBaseLogger, type FastifyPluginAsync } from 'fastify';

import type { ProviderSettings } from '../src/modules/payments';
import { createEvents, type SandboxSecrets } from './createEvents';
import { acceptForms, type FakeApiContext } from './fakeApi';
import { fakeHostedPageApi } from './hosted-page/fakeHostedPageApi';
import { type Dispute, openLedger, type SandboxPayment } from './ledger';
import { pathOfPayment } from './pages/pagePaths';
import { sandboxPages } from './pages/sandboxPages';
import { fakePaypalApi } from './paypal/fakePaypalApi';
import { fakeRazorpayApi } from './razorpay/fakeRazorpayApi';
import type { EventType } from './sandboxEvent';
import { type EventDelivery, sharedSecrets, toSettings } from './sharedSandbox';
import { fakeStripeApi } from './stripe/fakeStripeApi';

export type { SandboxPayment } from './ledger';
export type { SandboxEvent } from './sandboxEvent';
export { type EventDelivery, sendEventsToSite } from './sharedSandbox';

export interface SandboxOptions {
  siteEnv: 'development' | 'production';
  /** The site's origin, which also serves the sandbox pages for browsers. */
  publicOrigin: string;
  /** Persists payments. Absent: they are held in memory. */
  file?: string;
  /** Port of a shared sandbox, which also serves its pages and payments there. */
  sharedPort?: number;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Fake payment providers of a local site: APIs on loopback, pages on the site. */
export interface PaymentSandbox {
  settings: Required<ProviderSettings>;
  pages: FastifyPluginAsync;
  /** Registers the receiver of events. Earlier events are lost. */
  sendEventsTo(deliver: EventDelivery): void;
  dispute(orderId: string, state: Dispute): void;
  payments(): readonly SandboxPayment[];
  close(): Promise<void>;
}

const host = '127.0.0.1';
const formBytes = 64 * 1024;

export async function openPaymentSandbox(options: SandboxOptions): Promise<PaymentSandbox> {
  const { siteEnv, publicOrigin, file, sharedPort, now, log } = options;
  if (siteEnv === 'production') {
    throw new SiteError('config.invalid', 'The payment sandbox never runs in production');
  }
  const sharedOrigin = sharedPort === undefined ? undefined : `http://${host}:${sharedPort}`;
  const pagesOrigin = sharedOrigin ?? publicOrigin;
  const secrets = sharedOrigin === undefined ? makeSecrets() : sharedSecrets(sharedOrigin);
  const ledger = openLedger(file, now);
  let deliver: EventDelivery = async () => undefined;
  const announce = (payment: SandboxPayment, eventType: EventType) => {
    for (const event of createEvents(payment, eventType, { ledger, secrets, now })) {
      deliver(event).catch((err: unknown) =>
        log.warn({ err }, 'A sandbox event was not delivered'),
      );
    }
  };
  const pageOf = (id: string) => pagesOrigin + pathOfPayment(id);
  const context: FakeApiContext = { ledger, secrets, pageOf, announce, now };
  const app = fastify({ forceCloseConnections: true });
  await app.register(fakeApis(context));
  if (sharedOrigin !== undefined) {
    await app.register(sandboxPages(context));
    app.get('/payments', () => ledger.list());
  }
  const origin = await app.listen({ host, port: sharedPort ?? 0 });
  return {
    settings: toSettings({ origin, pagesOrigin }, secrets),
    pages: sandboxPages(context),
    sendEventsTo: (receiver) => {
      deliver = receiver;
    },
    dispute: (orderId, state) => {
      const payment = ledger.list().find((each) => each.orderId === orderId);
      if (!payment || !ledger.isPaid(payment)) throw new Error('Nothing was paid for this order');
      ledger.update(payment, { dispute: state });
      announce(payment, state === 'open' ? 'disputed' : 'decided');
    },
    payments: () => ledger.list(),
    close: () => app.close(),
  };
}

/** Connects to a sandbox that runs as a separate process. */
export function joinPaymentSandbox(origin: string): PaymentSandbox {
  return {
    settings: toSettings({ origin, pagesOrigin: origin }, sharedSecrets(origin)),
    pages: async () => undefined,
    sendEventsTo: () => undefined,
    dispute: () => undefined,
    payments: () => [],
    close: async () => undefined,
  };
}

function fakeApis(context: FakeApiContext): FastifyPluginAsync {
  return async (app) => {
    acceptForms(app, formBytes);
    await app.register(fakeStripeApi(context));
    await app.register(fakePaypalApi(context));
    await app.register(fakeRazorpayApi(context), { prefix: '/razorpay' });
    await app.register(fakeHostedPageApi(context), { prefix: '/hosted' });
  };
}

function makeSecrets(): SandboxSecrets {
  const make = () => randomBytes(16).toString('hex');
  return { stripe: `whsec_${make()}`, paypal: make(), razorpay: make(), hosted: make() };
}
