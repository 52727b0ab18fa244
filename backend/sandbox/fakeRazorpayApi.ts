import type { FastifyPluginAsync } from 'fastify';

import { makeId, type SandboxPayment } from './ledger';
import { answer, giveBack, type FakeApiContext } from './fakeApiContext';

interface LinkBody {
  amount: number;
  currency: string;
  description: string;
  reference_id: string;
  callback_url: string;
}

/** The used part of Razorpay's payment links. */
export function fakeRazorpayApi(context: FakeApiContext): FastifyPluginAsync {
  const { ledger, pageOf } = context;
  const links = () => ledger.list().filter(({ wire }) => wire === 'razorpay');
  const findCharge = (id: string) => links().find(({ chargeId }) => chargeId === id);

  const toLink = (payment: SandboxPayment) => ({
    id: payment.id,
    reference_id: payment.orderId,
    short_url: pageOf(payment.id),
    status: linkStatus(payment, ledger.isPaid(payment)),
    amount: payment.amountMinor,
    currency: payment.currency,
    payments: ledger.isPaid(payment)
      ? [{ payment_id: payment.chargeId, status: 'captured', amount: payment.amountMinor }]
      : [],
  });

  return async (app) => {
    app.post<{ Body: LinkBody }>('/v1/payment_links', (request, reply) => {
      const { body } = request;
      if (links().some(({ orderId }) => orderId === body.reference_id)) {
        return reply.status(400).send({ error: { code: 'BAD_REQUEST_ERROR' } });
      }
      const payment = ledger.add({
        id: makeId('plink_'),
        wire: 'razorpay',
        orderId: body.reference_id,
        amountMinor: body.amount,
        currency: body.currency,
        description: body.description,
        renews: false,
        returnUrl: body.callback_url,
        cancelUrl: `${body.callback_url}&cancelled=1`,
      });
      return answer(context, request, reply, { payment, body: toLink(payment) });
    });

    app.get<{ Querystring: { reference_id: string } }>('/v1/payment_links', async ({ query }) => ({
      payment_links: links()
        .filter(({ orderId }) => orderId === query.reference_id)
        .map(toLink),
    }));

    app.get<{ Params: { id: string } }>('/v1/payment_links/:id', (request, reply) => {
      const payment = ledger.find(request.params.id);
      if (!payment) return reply.status(404).send({});
      return answer(context, request, reply, { payment, body: toLink(payment) });
    });

    app.post<{ Params: { id: string } }>('/v1/payment_links/:id/cancel', (request, reply) => {
      const payment = ledger.find(request.params.id);
      if (payment?.status !== 'pending') return reply.status(400).send({});
      payment.status = 'cancelled';
      ledger.save();
      return answer(context, request, reply, { payment, body: toLink(payment) });
    });

    app.get<{ Params: { id: string } }>('/v1/payments/:id', async ({ params }, reply) => {
      const payment = findCharge(params.id);
      if (!payment) return reply.status(404).send({});
      const refund_status = payment.isRefunded ? 'full' : null;
      return { id: payment.chargeId, refund_status, created_at: payment.paidFrom / 1000 };
    });

    app.get('/v1/disputes', async () => ({
      items: links()
        .filter(({ dispute }) => dispute !== undefined)
        .map(({ chargeId, dispute }) => ({ payment_id: chargeId, status: dispute })),
    }));

    app.post<{ Params: { id: string } }>('/v1/payments/:id/refund', (request, reply) => {
      const payment = findCharge(request.params.id);
      if (!payment || payment.isRefunded || !giveBack(context, payment)) {
        return reply.status(400).send({ error: { code: 'BAD_REQUEST_ERROR' } });
      }
      const body = { id: makeId('rfnd_'), status: 'processed' };
      return answer(context, request, reply, { payment, body });
    });
  };
}

function linkStatus({ status }: SandboxPayment, isPaid: boolean): string {
  if (isPaid) return 'paid';
  return status === 'expired' || status === 'cancelled' ? status : 'created';
}
