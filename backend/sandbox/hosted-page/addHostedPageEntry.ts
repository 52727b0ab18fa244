import type { FastifyInstance } from 'fastify';

import { type FakeApiContext, readRequest } from '../fakeApi';
import { pagesPrefix, pathOfPayment } from '../pages/pagePaths';
import { hmac } from '../sandboxEvent';

/** Entry of the third-party page: a signed URL that contains the order. */
export function addHostedPageEntry(
  app: FastifyInstance,
  { ledger, secrets, now }: FakeApiContext,
): void {
  app.get(`${pagesPrefix}/hosted`, { schema: { hide: true } }, (request, reply) => {
    const { signature, ...facts } = readRequest(request).query;
    const isGenuine = hmac(secrets.hosted, new URLSearchParams(facts).toString()) === signature;
    if (!isGenuine) return reply.status(400).send({ message: 'The address was changed.' });
    const id = facts['reference'] ?? '';
    const isLate = Number(facts['expires']) * 1000 <= now().getTime();
    const cancelUrl = facts['cancel_url'] ?? '';
    const payment =
      ledger.find(id) ??
      ledger.add({
        id,
        wire: 'hosted',
        orderId: id,
        amountMinor: Number(facts['amount']),
        currency: facts['currency'] ?? '',
        description: facts['description'] ?? '',
        renews: false,
        returnUrl: facts['return_url'] ?? '',
        cancelUrl,
        ...(isLate && { status: 'expired' }),
      });
    return reply.redirect(
      payment.status === 'cancelled' ? cancelUrl : pathOfPayment(payment.id),
      303,
    );
  });
}
