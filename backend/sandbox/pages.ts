import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';

import { hmac } from './events';
import { challengePage, hostedRefusal, paymentPage } from './markup';
import type { SandboxPayment } from './ledger';
import { isScript, type Script, scriptOfCard } from './testInstruments';
import type { FakeApiContext } from './fakeApiContext';

/** Path of the sandbox pages on the site's origin. */
export const pagesPrefix = '/api/mms/payment/sandbox';

interface ById {
  Params: { id: string };
}

/** Plain English pages for developers and tests. */
export function sandboxPages(context: FakeApiContext): FastifyPluginAsync {
  const { ledger, announce } = context;
  const pathOf = ({ id }: SandboxPayment) => `${pagesPrefix}/pay/${encodeURIComponent(id)}`;
  const show = (reply: FastifyReply, html: string, status = 200) =>
    reply.status(status).type('text/html; charset=utf-8').send(html);
  const goTo = (reply: FastifyReply, url: string) => reply.redirect(url, 303);

  const pay = (reply: FastifyReply, payment: SandboxPayment) => {
    if (payment.wire === 'paypal') payment.status = 'approved';
    else {
      ledger.take(payment);
      announce(payment, 'paid');
    }
    ledger.save();
    return goTo(reply, payment.returnUrl);
  };
  const choose = (reply: FastifyReply, payment: SandboxPayment, script: Script | undefined) => {
    if (payment.status !== 'pending') return goTo(reply, payment.returnUrl);
    if (script === undefined) return goTo(reply, `${pathOf(payment)}?problem=unknown`);
    payment.script = script;
    ledger.save();
    if (script === 'authenticate') return goTo(reply, `${pathOf(payment)}/challenge`);
    if (script !== 'decline' || payment.wire === 'paypal') return pay(reply, payment);
    if (payment.wire !== 'hosted') return goTo(reply, `${pathOf(payment)}?problem=declined`);
    payment.status = 'failed';
    ledger.save();
    return goTo(reply, payment.returnUrl);
  };

  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const schema = { hide: true };

    app.get<ById & { Querystring: { problem?: string } }>(
      `${pagesPrefix}/pay/:id`,
      { schema },
      ({ params, query }, reply) => {
        const payment = ledger.find(params.id);
        if (!payment) return show(reply, hostedRefusal('No such payment.'), 404);
        if (payment.status !== 'pending') return goTo(reply, payment.returnUrl);
        return show(reply, paymentPage(payment, pathOf(payment), query.problem));
      },
    );

    app.post<ById & { Body: { card?: string; script?: string } | undefined }>(
      `${pagesPrefix}/pay/:id`,
      { schema },
      ({ params, body }, reply) => {
        const payment = ledger.find(params.id);
        if (!payment) return show(reply, hostedRefusal('No such payment.'), 404);
        const { script = '', card = '' } = body ?? {};
        return choose(reply, payment, isScript(script) ? script : scriptOfCard(card));
      },
    );

    app.get<ById>(`${pagesPrefix}/pay/:id/cancel`, { schema }, ({ params }, reply) => {
      const payment = ledger.find(params.id);
      if (!payment) return show(reply, hostedRefusal('No such payment.'), 404);
      if (payment.status === 'pending' && payment.wire === 'hosted') payment.status = 'cancelled';
      ledger.save();
      return goTo(reply, payment.cancelUrl);
    });

    app.get<ById>(`${pagesPrefix}/pay/:id/challenge`, { schema }, ({ params }, reply) => {
      const payment = ledger.find(params.id);
      if (payment?.status !== 'pending') {
        return show(reply, hostedRefusal('Nothing to authenticate.'), 404);
      }
      return show(reply, challengePage(payment, pathOf(payment)));
    });

    app.post<ById & { Body: { result?: string } | undefined }>(
      `${pagesPrefix}/pay/:id/challenge`,
      { schema },
      ({ params, body }, reply) => {
        const payment = ledger.find(params.id);
        if (payment?.status !== 'pending') {
          return show(reply, hostedRefusal('Nothing to authenticate.'), 404);
        }
        if (body?.result === 'complete') return pay(reply, payment);
        return goTo(reply, `${pathOf(payment)}?problem=declined`);
      },
    );

    registerHostedEntry(app, context, pathOf);
  };
}

/** Entry of the third-party page: a signed URL that contains the order. */
function registerHostedEntry(
  app: FastifyInstance,
  { ledger, secrets, now }: FakeApiContext,
  pathOf: (payment: SandboxPayment) => string,
): void {
  app.get<{ Querystring: Record<string, string> }>(
    `${pagesPrefix}/hosted`,
    { schema: { hide: true } },
    ({ query: { signature, ...facts } }, reply) => {
      const isGenuine = hmac(secrets.hosted, new URLSearchParams(facts).toString()) === signature;
      if (!isGenuine) return reply.status(400).send({ message: 'The address was changed.' });
      const id = facts['reference'] ?? '';
      const isLate = Number(facts['expires']) * 1000 <= now().getTime();
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
          cancelUrl: facts['cancel_url'] ?? '',
          ...(isLate && { status: 'expired' }),
        });
      const cancelUrl = facts['cancel_url'] ?? '';
      return reply.redirect(payment.status === 'cancelled' ? cancelUrl : pathOf(payment), 303);
    },
  );
}
