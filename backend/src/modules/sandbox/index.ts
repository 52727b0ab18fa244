import { randomBytes } from 'node:crypto';

import { SiteError } from '@tidegate/contracts/siteError';
import fastify, { type FastifyBaseLogger, type FastifyPluginAsync } from 'fastify';

import type { ProviderSettings } from '../payments';
import { type EventDelivery, eventsOf, type SandboxSecrets } from './events';
import { hostedWire } from './hostedWire';
import { openLedger, type SandboxPayment } from './ledger';
import { pagesPrefix, sandboxPages } from './pages';
import { paypalWire } from './paypalWire';
import { razorpayWire } from './razorpayWire';
import { stripeWire } from './stripeWire';
import type { WireContext } from './wires';

export type { EventDelivery, SandboxEvent } from './events';
export type { SandboxPayment } from './ledger';

export interface SandboxOptions {
  siteEnv: 'development' | 'production';
  /** Where visitors find the site: its pages are there too, so that a browser reaches them. */
  publicOrigin: string;
  /** Keeps payments over a restart; absent: in memory. */
  file?: string;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** The pretended providers of a local site: their APIs on loopback, their pages on the site. */
export interface PaymentSandbox {
  /** Reaches every provider at the sandbox. */
  settings: Required<ProviderSettings>;
  pages: FastifyPluginAsync;
  /** Names who takes events; before that they are lost. */
  sendEventsTo(deliver: EventDelivery): void;
  /** Every payment that was ever begun. */
  payments(): readonly SandboxPayment[];
  close(): Promise<void>;
}

const host = '127.0.0.1';

export async function openPaymentSandbox(options: SandboxOptions): Promise<PaymentSandbox> {
  const { siteEnv, publicOrigin, file, now, log } = options;
  if (siteEnv === 'production') {
    throw new SiteError('config.invalid', 'The payment sandbox never runs in production');
  }
  const secrets = makeSecrets();
  const ledger = openLedger(file, now);
  let deliver: EventDelivery = async () => undefined;
  const announce = (payment: SandboxPayment, happening: 'paid' | 'refunded') => {
    for (const event of eventsOf(payment, happening, { ledger, secrets, now })) {
      deliver(event).catch((err: unknown) => log.warn({ err }, 'A sandbox event was not taken'));
    }
  };
  const pageOf = (id: string) => `${publicOrigin}${pagesPrefix}/pay/${encodeURIComponent(id)}`;
  const context: WireContext = { ledger, secrets, pageOf, announce, now };
  const app = fastify({ forceCloseConnections: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  await app.register(stripeWire(context));
  await app.register(paypalWire(context));
  await app.register(razorpayWire(context), { prefix: '/razorpay' });
  await app.register(hostedWire(context), { prefix: '/hosted' });
  const origin = await app.listen({ host, port: 0 });
  return {
    settings: toSettings(origin, `${publicOrigin}${pagesPrefix}/hosted`, secrets),
    pages: sandboxPages(context),
    sendEventsTo: (taker) => {
      deliver = taker;
    },
    payments: () => ledger.list(),
    close: () => app.close(),
  };
}

function makeSecrets(): SandboxSecrets {
  const make = () => randomBytes(16).toString('hex');
  return { stripe: `whsec_${make()}`, paypal: make(), razorpay: make(), hosted: make() };
}

function toSettings(
  origin: string,
  pageUrl: string,
  secrets: SandboxSecrets,
): Required<ProviderSettings> {
  const isSandbox = true;
  return {
    stripe: { origin, secretKey: 'sk_test_sandbox', webhookSecrets: [secrets.stripe], isSandbox },
    paypal: {
      origin,
      clientId: 'sandbox',
      clientSecret: 'sandbox',
      webhookId: 'sandbox',
      isSandbox,
    },
    razorpay: {
      origin: `${origin}/razorpay`,
      keyId: 'rzp_test_sandbox',
      keySecret: 'sandbox',
      webhookSecrets: [secrets.razorpay],
      isSandbox,
    },
    hostedPage: {
      origin: `${origin}/hosted`,
      pageUrl,
      merchant: 'sandbox',
      secrets: [secrets.hosted],
      isSandbox,
    },
  };
}
