import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import { acceptForms, type FakeApiContext, readForm, readRequest } from '../fakeApi';
import { addHostedPageEntry } from '../hosted-page/addHostedPageEntry';
import { isScript, scriptOfCard } from '../testInstruments';
import { approvePayment, choosePayment } from './choosePayment';
import { challengePage, paymentPage, refusalPage } from './markup';
import { pagePolicy } from './pageFrame';
import { pagesPrefix, pathOfPayment } from './pagePaths';

const formBytes = 4096;
const pagePath = `${pagesPrefix}/pay/:id`;

type PageReply = { redirect: string } | { html: string; status?: number };
type PageRoute = (request: ReturnType<typeof readRequest>) => PageReply;

const noPayment: PageReply = { html: refusalPage('No such payment.'), status: 404 };
const noChallenge: PageReply = { html: refusalPage('Nothing to authenticate.'), status: 404 };

/** Plain English pages for developers and tests. */
export function sandboxPages(context: FakeApiContext): FastifyPluginAsync {
  const { ledger } = context;
  return async (app) => {
    acceptForms(app, formBytes);
    const { get, post } = pageRoutes(app);

    get(pagePath, ({ id, query }) => {
      const payment = ledger.find(id);
      if (!payment) return noPayment;
      if (payment.status !== 'pending') return { redirect: payment.returnUrl };
      return { html: paymentPage(payment, pathOfPayment(id), query['problem']) };
    });

    post(pagePath, ({ id, body }) => {
      const payment = ledger.find(id);
      if (!payment) return noPayment;
      const { script = '', card = '' } = readForm(body);
      const chosen = isScript(script) ? script : scriptOfCard(card);
      return { redirect: choosePayment(context, payment, pathOfPayment(id), chosen) };
    });

    get(`${pagePath}/cancel`, ({ id }) => {
      const payment = ledger.find(id);
      if (!payment) return noPayment;
      const isCancelled = payment.status === 'pending' && payment.wire === 'hosted';
      if (isCancelled) ledger.update(payment, { status: 'cancelled' });
      return { redirect: payment.cancelUrl };
    });

    get(`${pagePath}/challenge`, ({ id }) => {
      const payment = ledger.find(id);
      if (payment?.status !== 'pending') return noChallenge;
      return { html: challengePage(payment, pathOfPayment(id)) };
    });

    post(`${pagePath}/challenge`, ({ id, body }) => {
      const payment = ledger.find(id);
      if (payment?.status !== 'pending') return noChallenge;
      const isComplete = readForm(body)['result'] === 'complete';
      const declined = `${pathOfPayment(id)}?problem=declined`;
      return { redirect: isComplete ? approvePayment(context, payment) : declined };
    });

    addHostedPageEntry(app, context);
  };
}

function pageRoutes(app: FastifyInstance) {
  const options = { schema: { hide: true } };
  const respond = (route: PageRoute) => (request: FastifyRequest, reply: FastifyReply) => {
    const page = route(readRequest(request));
    if ('redirect' in page) return reply.redirect(page.redirect, 303);
    return reply
      .status(page.status ?? 200)
      .header('content-security-policy', pagePolicy)
      .type('text/html; charset=utf-8')
      .send(page.html);
  };
  return {
    get: (path: string, route: PageRoute) => void app.get(path, options, respond(route)),
    post: (path: string, route: PageRoute) => void app.post(path, options, respond(route)),
  };
}
