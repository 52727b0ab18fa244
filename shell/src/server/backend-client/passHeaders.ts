import type { FastifyRequest } from 'fastify';

/** What the backend reads of a caller: what it has, keys of intents, how providers sign events. */
const passedNames = [
  'if-none-match',
  'idempotency-key',
  'stripe-signature',
  'x-razorpay-signature',
  'x-razorpay-event-id',
  'x-tpa-signature',
  'paypal-auth-algo',
  'paypal-cert-url',
  'paypal-transmission-id',
  'paypal-transmission-sig',
  'paypal-transmission-time',
] as const;

/** The cookies of a click on a link of Commission Junction's (specification §7). */
const partnerCookies = ['cje-client', 'cje'] as const;

/** The headers of a browser's or a provider's call that go on to the backend. */
export function passHeaders({ headers, cookies }: FastifyRequest): Record<string, string> {
  const given = passedNames.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const isFromPartner = partnerCookies.some((name) => cookies[name]);
  return { ...Object.fromEntries(given), ...(isFromPartner && { 'x-from': 'CJ' }) };
}
