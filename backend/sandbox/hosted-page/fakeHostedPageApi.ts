import type { FastifyPluginAsync } from 'fastify';

import { type FakeApiContext, type FakeReply, fakeRoutes, refund } from '../fakeApi';
import type { SandboxPayment } from '../ledger';

const notFound: FakeReply = { status: 404, body: {} };

export function fakeHostedPageApi(context: FakeApiContext): FastifyPluginAsync {
  const { ledger } = context;
  return async (app) => {
    const { get, post } = fakeRoutes(app, context);
    get('/payments/:id', ({ id }) => {
      const payment = ledger.find(id);
      if (!payment) return notFound;
      const body = {
        reference: payment.orderId,
        status: hostedStatus(payment, ledger.isPaid(payment)),
        failure: failureOf(payment),
        amount: payment.amountMinor,
        currency: payment.currency,
      };
      return { payment, body };
    });

    post('/payments/:id/cancel', ({ id }) => {
      // An unknown payment is cancelled too, because its signed URL must become invalid.
      const payment = ledger.find(id) ?? ledger.add(noPayment(id));
      if (payment.status === 'pending') ledger.update(payment, { status: 'cancelled' });
      return { payment, body: {} };
    });

    post('/payments/:id/refund', ({ id }) => {
      const payment = ledger.find(id);
      if (!payment) return notFound;
      return { payment, body: { outcome: refund(context, payment) ? 'refunded' : 'refused' } };
    });
  };
}

function noPayment(id: string) {
  const wire = 'hosted' as const;
  return { id, wire, orderId: id, amountMinor: 0, currency: '', description: '', renews: false };
}

function hostedStatus({ status, isRefunded, dispute }: SandboxPayment, isPaid: boolean): string {
  if (isPaid && dispute === 'open') return 'disputed';
  if (isPaid) return isRefunded || dispute === 'lost' ? 'refunded' : 'paid';
  return status === 'pending' || status === 'paid' ? 'pending' : 'failed';
}

function failureOf({ status }: SandboxPayment): string | null {
  if (status === 'expired' || status === 'cancelled') return status;
  return status === 'failed' ? 'declined' : null;
}
