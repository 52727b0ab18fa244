import type { FastifyPluginAsync } from 'fastify';

import {
  type FakeApiContext,
  type FakeReply,
  type FakeRoute,
  fakeRoutes,
  type Form,
  readForm,
  refund,
} from '../fakeApi';
import { makeId } from '../ledger';
import { toDispute, toIntent, toSession } from './stripeShapes';

const notFound: FakeReply = {
  status: 404,
  body: {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' },
  },
};

/** The used part of Stripe's API. */
export function fakeStripeApi(context: FakeApiContext): FastifyPluginAsync {
  const { ledger } = context;
  const listOf = (intent: string | undefined) =>
    ledger.list().filter(({ id, chargeId }) => id === intent || chargeId === intent);
  return async (app) => {
    const { get, post } = fakeRoutes(app, context);
    const once = repeatReplies();
    post(
      '/v1/checkout/sessions',
      once((form) => createSession(context, form)),
    );
    get('/v1/checkout/sessions/:id', ({ id }) => {
      const payment = ledger.find(id);
      return payment ? { payment, body: toSession(payment, ledger) } : notFound;
    });
    post('/v1/checkout/sessions/:id/expire', ({ id }) => {
      const payment = ledger.find(id);
      if (payment?.status !== 'pending') return { ...notFound, status: 400 };
      ledger.update(payment, { status: 'expired' });
      return { payment, body: toSession(payment, ledger) };
    });
    post(
      '/v1/payment_intents',
      once((form) => createIntent(context, form)),
    );
    get('/v1/payment_intents/:id', ({ id }) => {
      const payment = ledger.find(id);
      return payment ? { payment, body: toIntent(payment, ledger) } : notFound;
    });
    get('/v1/disputes', ({ query }) => {
      const disputed = listOf(query['payment_intent']).filter(({ dispute }) => dispute);
      return { body: { object: 'list', data: disputed.map(toDispute), has_more: false } };
    });
    post(
      '/v1/refunds',
      once((form) => {
        const [payment] = listOf(form['payment_intent']);
        if (!payment) return notFound;
        const status = refund(context, payment) ? 'succeeded' : 'failed';
        return { body: { id: makeId('re_'), object: 'refund', status } };
      }),
    );
  };
}

/** A repeated idempotency key returns the first reply without any effect. */
function repeatReplies(): (work: (form: Form) => FakeReply) => FakeRoute {
  const replies = new Map<unknown, FakeReply>();
  return (work) =>
    ({ headers, body }) => {
      const key = headers['idempotency-key'];
      const reply = (key === undefined ? undefined : replies.get(key)) ?? work(readForm(body));
      if (key !== undefined) replies.set(key, reply);
      return reply;
    };
}

function createSession({ ledger, pageOf }: FakeApiContext, form: Form): FakeReply {
  const payment = ledger.add({
    id: makeId('cs_'),
    wire: 'stripe',
    orderId: form['client_reference_id'] ?? '',
    amountMinor: Number(form['line_items[0][price_data][unit_amount]']),
    currency: (form['line_items[0][price_data][currency]'] ?? '').toUpperCase(),
    description: form['line_items[0][price_data][product_data][name]'] ?? '',
    renews: form['payment_intent_data[setup_future_usage]'] === 'off_session',
    returnUrl: form['success_url'] ?? '',
    cancelUrl: form['cancel_url'] ?? '',
  });
  return { payment, body: toSession(payment, ledger, pageOf(payment.id)) };
}

function createIntent({ ledger }: FakeApiContext, form: Form): FakeReply {
  const origin = ledger.list().find(({ mandateId }) => mandateId === form['payment_method']);
  const payment = ledger.add({
    id: makeId('pi_'),
    wire: 'stripe',
    orderId: form['metadata[order_id]'] ?? '',
    amountMinor: Number(form['amount']),
    currency: (form['currency'] ?? '').toUpperCase(),
    description: form['description'] ?? '',
    renews: false,
  });
  if (origin && origin.script !== 'renewalDeclined') {
    ledger.pay(payment);
    return { payment, body: toIntent(payment, ledger) };
  }
  ledger.update(payment, { status: 'failed' });
  const error = {
    type: 'card_error',
    code: 'card_declined',
    message: 'Your card was declined.',
    payment_intent: toIntent(payment, ledger),
  };
  return { status: 402, body: { error } };
}
