import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';

import { type FakeApiContext, type FakeReply, fakeRoutes, refund } from '../fakeApi';
import { makeId, type SandboxPayment } from '../ledger';

const linkSchema = z.object({
  amount: z.number(),
  currency: z.string(),
  description: z.string(),
  reference_id: z.string(),
  callback_url: z.string(),
});
const badRequest: FakeReply = { status: 400, body: { error: { code: 'BAD_REQUEST_ERROR' } } };
const notFound: FakeReply = { status: 404, body: {} };

/** The used part of Razorpay's payment links. */
export function fakeRazorpayApi(context: FakeApiContext): FastifyPluginAsync {
  const { ledger } = context;
  const links = () => ledger.list().filter(({ wire }) => wire === 'razorpay');
  const findCharge = (id: string) => links().find(({ chargeId }) => chargeId === id);
  return async (app) => {
    const { get, post } = fakeRoutes(app, context);
    post('/v1/payment_links', ({ body }) => {
      const link = linkSchema.parse(body);
      if (links().some(({ orderId }) => orderId === link.reference_id)) return badRequest;
      const payment = ledger.add({
        id: makeId('plink_'),
        wire: 'razorpay',
        orderId: link.reference_id,
        amountMinor: link.amount,
        currency: link.currency,
        description: link.description,
        renews: false,
        returnUrl: link.callback_url,
        cancelUrl: `${link.callback_url}&cancelled=1`,
      });
      return { payment, body: toLink(payment, context) };
    });

    get('/v1/payment_links', ({ query }) => {
      const found = links().filter(({ orderId }) => orderId === query['reference_id']);
      return { body: { payment_links: found.map((payment) => toLink(payment, context)) } };
    });

    get('/v1/payment_links/:id', ({ id }) => {
      const payment = ledger.find(id);
      return payment ? { payment, body: toLink(payment, context) } : notFound;
    });

    post('/v1/payment_links/:id/cancel', ({ id }) => {
      const payment = ledger.find(id);
      if (payment?.status !== 'pending') return badRequest;
      ledger.update(payment, { status: 'cancelled' });
      return { payment, body: toLink(payment, context) };
    });

    get('/v1/payments/:id', ({ id }) => {
      const payment = findCharge(id);
      if (!payment) return notFound;
      const refund_status = payment.isRefunded ? 'full' : null;
      return { body: { id, refund_status, created_at: payment.paidFrom / 1000 } };
    });

    get('/v1/disputes', () => {
      const disputed = links().filter(({ dispute }) => dispute);
      const toItem = ({ chargeId, dispute }: SandboxPayment) => ({
        payment_id: chargeId,
        status: dispute,
      });
      return { body: { items: disputed.map(toItem) } };
    });

    post('/v1/payments/:id/refund', ({ id }) => {
      const payment = findCharge(id);
      if (!payment || payment.isRefunded || !refund(context, payment)) return badRequest;
      return { payment, body: { id: makeId('rfnd_'), status: 'processed' } };
    });
  };
}

function toLink(payment: SandboxPayment, { ledger, pageOf }: FakeApiContext) {
  const { id, orderId, chargeId, amountMinor: amount, currency, status } = payment;
  const isPaid = ledger.isPaid(payment);
  const unpaidStatus = status === 'expired' || status === 'cancelled' ? status : 'created';
  return {
    ...{ id, amount, currency },
    reference_id: orderId,
    short_url: pageOf(id),
    status: isPaid ? 'paid' : unpaidStatus,
    payments: isPaid ? [{ payment_id: chargeId, status: 'captured', amount }] : [],
  };
}
