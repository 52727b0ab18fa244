import type { FastifyRequest } from 'fastify';

/** Headers for caching, idempotency and signatures of providers. */
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

/** Click cookies of Commission Junction (specification §7). */
const partnerCookies = ['cje-client', 'cje'] as const;

export function passHeaders({ headers, cookies }: FastifyRequest): Record<string, string> {
  const given = passedNames.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const isFromPartner = partnerCookies.some((name) => cookies[name]);
  return { ...Object.fromEntries(given), ...(isFromPartner && { 'x-from': 'CJ' }) };
}
