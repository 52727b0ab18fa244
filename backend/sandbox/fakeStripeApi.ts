import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import { makeId } from './ledger';
import { toDispute, toIntent, toSession } from './stripeShapes';
import { answer, giveBack, type FakeApiContext } from './fakeApiContext';

type Form = Record<string, string | undefined>;

const notFound = {
  error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' },
};

function readSession(form: Form) {
  return {
    id: makeId('cs_'),
    wire: 'stripe',
    orderId: form['client_reference_id'] ?? '',
    amountMinor: Number(form['line_items[0][price_data][unit_amount]']),
    currency: (form['line_items[0][price_data][currency]'] ?? '').toUpperCase(),
    description: form['line_items[0][price_data][product_data][name]'] ?? '',
    renews: form['payment_intent_data[setup_future_usage]'] === 'off_session',
    returnUrl: form['success_url'] ?? '',
    cancelUrl: form['cancel_url'] ?? '',
  } as const;
}

/** The used part of Stripe's API. */
export function fakeStripeApi(context: FakeApiContext): FastifyPluginAsync {
  const { ledger, pageOf } = context;
  const listOf = (intent: string | undefined) =>
    ledger.list().filter(({ id, chargeId }) => id === intent || chargeId === intent);
  return async (app) => {
    /** A repeated idempotency key returns the first response without any effect. */
    const once =
      (work: (form: Form) => { status: number; body: unknown }) =>
      (request: FastifyRequest, reply: FastifyReply) => {
        const key = request.headers['idempotency-key'];
        const known = typeof key === 'string' ? `stripe:${key}` : makeId('key_');
        const done = ledger.answers.get(known) ?? work((request.body ?? {}) as Form);
        ledger.answers.set(known, done);
        const { status, body } = done as { status: number; body: { id?: string } };
        const payment = ledger.find(body.id ?? '');
        return answer(context, request, reply, { status, body, ...(payment && { payment }) });
      };

    app.post(
      '/v1/checkout/sessions',
      once((form) => {
        const payment = ledger.add(readSession(form));
        return { status: 200, body: toSession(payment, ledger, pageOf(payment.id)) };
      }),
    );

    app.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', (request, reply) => {
      const payment = ledger.find(request.params.id);
      if (!payment) return reply.status(404).send(notFound);
      return answer(context, request, reply, { payment, body: toSession(payment, ledger) });
    });

    app.post<{ Params: { id: string } }>('/v1/checkout/sessions/:id/expire', (request, reply) => {
      const payment = ledger.find(request.params.id);
      if (payment?.status !== 'pending') return reply.status(400).send(notFound);
      payment.status = 'expired';
      ledger.save();
      return answer(context, request, reply, { payment, body: toSession(payment, ledger) });
    });

    app.post(
      '/v1/payment_intents',
      once((form) => {
        const origin = ledger.list().find(({ mandateId }) => mandateId === form['payment_method']);
        const isDeclined = !origin || origin.script === 'renewalDeclined';
        const payment = ledger.add({
          id: makeId('pi_'),
          wire: 'stripe',
          orderId: form['metadata[order_id]'] ?? '',
          amountMinor: Number(form['amount']),
          currency: (form['currency'] ?? '').toUpperCase(),
          description: form['description'] ?? '',
          renews: false,
        });
        if (!isDeclined) {
          ledger.take(payment);
          return { status: 200, body: toIntent(payment, ledger) };
        }
        payment.status = 'failed';
        const error = {
          type: 'card_error',
          code: 'card_declined',
          message: 'Your card was declined.',
          payment_intent: toIntent(payment, ledger),
        };
        return { status: 402, body: { error } };
      }),
    );

    app.get<{ Params: { id: string } }>('/v1/payment_intents/:id', (request, reply) => {
      const payment = ledger.find(request.params.id);
      if (!payment) return reply.status(404).send(notFound);
      return answer(context, request, reply, { payment, body: toIntent(payment, ledger) });
    });

    app.get<{ Querystring: { payment_intent: string } }>('/v1/disputes', async ({ query }) => {
      const disputed = listOf(query.payment_intent).filter(({ dispute }) => dispute !== undefined);
      return { object: 'list', data: disputed.map(toDispute), has_more: false };
    });

    app.post(
      '/v1/refunds',
      once((form) => {
        const payment = listOf(form['payment_intent'])[0];
        if (!payment) return { status: 404, body: notFound };
        const status = giveBack(context, payment) ? 'succeeded' : 'failed';
        return { status: 200, body: { id: makeId('re_'), object: 'refund', status } };
      }),
    );
  };
}
