import type { FastifyPluginAsync } from 'fastify';

import type { SandboxPayment } from './ledger';
import { answer, giveBack, type FakeApiContext } from './fakeApiContext';

export function fakeHostedPageApi(context: FakeApiContext): FastifyPluginAsync {
  const { ledger } = context;
  return async (app) => {
    app.get<{ Params: { id: string } }>('/payments/:id', (request, reply) => {
      const payment = ledger.find(request.params.id);
      if (!payment) return reply.status(404).send({});
      const body = {
        reference: payment.orderId,
        status: hostedStatus(payment, ledger.isPaid(payment)),
        failure: failureOf(payment),
        amount: payment.amountMinor,
        currency: payment.currency,
      };
      return answer(context, request, reply, { payment, body });
    });

    app.post<{ Params: { id: string } }>('/payments/:id/cancel', (request, reply) => {
      const { id } = request.params;
      // An unknown payment is cancelled too, because its signed URL must become invalid.
      const payment =
        ledger.find(id) ??
        ledger.add({
          id,
          wire: 'hosted',
          orderId: id,
          amountMinor: 0,
          currency: '',
          description: '',
          renews: false,
        });
      if (payment.status === 'pending') payment.status = 'cancelled';
      ledger.save();
      return answer(context, request, reply, { payment, body: {} });
    });

    app.post<{ Params: { id: string } }>('/payments/:id/refund', (request, reply) => {
      const payment = ledger.find(request.params.id);
      if (!payment) return reply.status(404).send({});
      const outcome = giveBack(context, payment) ? 'refunded' : 'refused';
      return answer(context, request, reply, { payment, body: { outcome } });
    });
  };
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
