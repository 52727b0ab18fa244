import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';

import { type FakeApiContext, type FakeReply, fakeRoutes, refund } from '../fakeApi';
import { makeId, type SandboxPayment } from '../ledger';
import { signPaypal } from './paypalEvent';
import { toPaypalOrder } from './toPaypalOrder';

const orderSchema = z.object({
  purchase_units: z.tuple([
    z.object({
      custom_id: z.string(),
      description: z.string(),
      amount: z.object({ value: z.string(), currency_code: z.string() }),
    }),
  ]),
  payment_source: z.object({
    paypal: z.object({
      vault_id: z.optional(z.string()),
      attributes: z.optional(z.object({ vault: z.unknown() })),
      experience_context: z.optional(z.object({ return_url: z.string(), cancel_url: z.string() })),
    }),
  }),
});
const verificationSchema = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_event: z.unknown(),
});
const unprocessable: FakeReply = { status: 422, body: { name: 'UNPROCESSABLE_ENTITY' } };

/** The used part of PayPal's Orders API v2. */
export function fakePaypalApi(context: FakeApiContext): FastifyPluginAsync {
  const { ledger, secrets } = context;
  const byRequestId = new Map<unknown, SandboxPayment>();
  return async (app) => {
    const { get, post } = fakeRoutes(app, context);
    post('/v1/oauth2/token', () => ({ body: { access_token: makeId('A21'), expires_in: 3600 } }));

    post('/v2/checkout/orders', ({ headers, body }) => {
      const requestId = headers['paypal-request-id'];
      const payment = byRequestId.get(requestId) ?? createOrder(context, body);
      byRequestId.set(requestId, payment);
      return { payment, body: toPaypalOrder(payment, context) };
    });

    get('/v2/checkout/orders/:id', ({ id }) => {
      const payment = ledger.find(id);
      if (!payment) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
      return { payment, body: toPaypalOrder(payment, context) };
    });

    post('/v2/checkout/orders/:id/capture', ({ id }) => {
      const payment = ledger.find(id);
      if (payment?.status === 'approved') capture(context, payment);
      if (payment?.status !== 'paid') return unprocessable;
      return { payment, body: toPaypalOrder(payment, context), status: 201 };
    });

    post('/v2/payments/captures/:id/refund', ({ id }) => {
      const payment = ledger.list().find(({ chargeId }) => chargeId === id);
      if (!payment || !refund(context, payment)) return unprocessable;
      return { payment, body: { id: makeId('REF-'), status: 'COMPLETED' }, status: 201 };
    });

    post('/v1/notifications/verify-webhook-signature', (request) => {
      const sent = verificationSchema.parse(request.body);
      const body = JSON.stringify(sent.webhook_event);
      const facts = { id: sent.transmission_id, time: sent.transmission_time, body };
      const isGenuine = sent.transmission_sig === signPaypal(secrets.paypal, facts);
      return { body: { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' } };
    });
  };
}

/** A renewal is charged at once, by the mandate of an earlier order. */
function createOrder({ ledger }: FakeApiContext, body: unknown): SandboxPayment {
  const {
    purchase_units: [unit],
    payment_source: { paypal },
  } = orderSchema.parse(body);
  const payment = ledger.add({
    id: makeId('PAYPAL-'),
    wire: 'paypal',
    orderId: unit.custom_id,
    amountMinor: Math.round(Number(unit.amount.value) * 100),
    currency: unit.amount.currency_code,
    description: unit.description,
    renews: paypal.attributes?.vault !== undefined,
    returnUrl: paypal.experience_context?.return_url ?? '',
    cancelUrl: paypal.experience_context?.cancel_url ?? '',
  });
  if (paypal.vault_id === undefined) return payment;
  const origin = ledger.list().find(({ mandateId }) => mandateId === paypal.vault_id);
  if (origin && origin.script !== 'renewalDeclined') ledger.pay(payment);
  else ledger.update(payment, { status: 'failed' });
  return payment;
}

function capture({ ledger, announce }: FakeApiContext, payment: SandboxPayment): void {
  if (payment.script === 'decline') {
    ledger.update(payment, { status: 'failed' });
    return;
  }
  ledger.pay(payment);
  announce(payment, 'paid');
}
