import type { FastifyPluginAsync } from 'fastify';

import { signPaypal } from './events';
import { makeId, type SandboxPayment } from './ledger';
import { answer, giveBack, type FakeApiContext } from './fakeApiContext';

interface OrderBody {
  purchase_units: [
    { custom_id: string; description: string; amount: { value: string; currency_code: string } },
  ];
  payment_source: {
    paypal: {
      vault_id?: string;
      attributes?: { vault?: unknown };
      experience_context?: { return_url: string; cancel_url: string };
    };
  };
}

interface VerificationBody {
  transmission_id: string;
  transmission_time: string;
  transmission_sig: string;
  webhook_event: unknown;
}

/** The used part of PayPal's Orders API v2. */
export function fakePaypalApi(context: FakeApiContext): FastifyPluginAsync {
  const { ledger, secrets, announce } = context;
  const { answers } = ledger;

  const toOrder = (payment: SandboxPayment) => toPaypalOrder(payment, context);
  const create = ({ purchase_units: [unit], payment_source: { paypal } }: OrderBody) => {
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
    if (origin && origin.script !== 'renewalDeclined') ledger.take(payment);
    else payment.status = 'failed';
    return payment;
  };

  return async (app) => {
    app.post('/v1/oauth2/token', async () => ({ access_token: makeId('A21'), expires_in: 3600 }));

    app.post<{ Body: OrderBody }>('/v2/checkout/orders', (request, reply) => {
      const key = `paypal:${String(request.headers['paypal-request-id'])}`;
      const known = answers.get(key) as string | undefined;
      const payment = (known && ledger.find(known)) || create(request.body);
      answers.set(key, payment.id);
      return answer(context, request, reply, { payment, body: toOrder(payment) });
    });

    app.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', (request, reply) => {
      const payment = ledger.find(request.params.id);
      if (!payment) return reply.status(404).send({ name: 'RESOURCE_NOT_FOUND' });
      return answer(context, request, reply, { payment, body: toOrder(payment) });
    });

    app.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', (request, reply) => {
      const payment = ledger.find(request.params.id);
      if (payment?.status === 'approved') {
        if (payment.script === 'decline') {
          payment.status = 'failed';
          ledger.save();
        } else {
          ledger.take(payment);
          announce(payment, 'paid');
        }
      }
      if (payment?.status !== 'paid') {
        return reply.status(422).send({ name: 'UNPROCESSABLE_ENTITY' });
      }
      return answer(context, request, reply, { payment, body: toOrder(payment), status: 201 });
    });

    app.post<{ Params: { id: string } }>('/v2/payments/captures/:id/refund', (request, reply) => {
      const payment = ledger.list().find(({ chargeId }) => chargeId === request.params.id);
      if (!payment || !giveBack(context, payment)) {
        return reply.status(422).send({ name: 'UNPROCESSABLE_ENTITY' });
      }
      const body = { id: makeId('REF-'), status: 'COMPLETED' };
      return answer(context, request, reply, { payment, body, status: 201 });
    });

    app.post<{ Body: VerificationBody }>(
      '/v1/notifications/verify-webhook-signature',
      async ({ body: { transmission_id: id, transmission_time: time, ...rest } }) => {
        const right = signPaypal(secrets.paypal, {
          id,
          time,
          body: JSON.stringify(rest.webhook_event),
        });
        const isGenuine = rest.transmission_sig === right;
        return { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' };
      },
    );
  };
}

function orderStatus({ status }: SandboxPayment): string {
  if (status === 'approved') return 'APPROVED';
  if (status === 'cancelled') return 'VOIDED';
  return status === 'paid' || status === 'failed' ? 'COMPLETED' : 'PAYER_ACTION_REQUIRED';
}

function captureStatus({ isRefunded, dispute }: SandboxPayment) {
  if (isRefunded || dispute === 'lost') return { status: 'REFUNDED' };
  if (dispute !== 'open') return { status: 'COMPLETED' };
  return { status: 'PENDING', status_details: { reason: 'BUYER_COMPLAINT' } };
}

function toPaypalOrder(payment: SandboxPayment, { ledger, pageOf }: FakeApiContext) {
  const amount = {
    value: (payment.amountMinor / 100).toFixed(2),
    currency_code: payment.currency,
  };
  const captures = ledger.isPaid(payment)
    ? [{ id: payment.chargeId, ...captureStatus(payment), amount }]
    : payment.status === 'failed' && [{ id: payment.chargeId, status: 'DECLINED', amount }];
  return {
    id: payment.id,
    status: orderStatus(payment),
    links: [{ rel: 'payer-action', href: pageOf(payment.id) }],
    purchase_units: [{ amount, ...(captures && { payments: { captures } }) }],
    payment_source: {
      paypal: {
        attributes: {
          vault: payment.mandateId && payment.status === 'paid' ? { id: payment.mandateId } : {},
        },
      },
    },
  };
}
