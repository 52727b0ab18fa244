import Fastify from 'fastify';
import { refuseUntilReady } from '../readiness';
import { registerHealth } from './health';

/** An edge whose backend gives no answer to anything, as while its database is paused. */
async function anEdge({ isReady = true, isDraining = false, pageStatus = 200 } = {}) {
  const app = Fastify();
  const backend = Fastify();
  let asked = 0;
  backend.get('/healthz', () => {
    asked += 1;
    return new Promise(() => undefined);
  });
  const backendOrigin = await backend.listen({ host: '127.0.0.1', port: 0 });
  refuseUntilReady(app, () => isReady);
  registerHealth(app, { backendOrigin, isReady: () => isReady, isDraining: () => isDraining });
  app.get('/features', (_, reply) => reply.code(pageStatus).send());
  const ask = async (url: string) => {
    const reply = await app.inject(url);
    return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], body: reply.body };
  };
  const close = () => {
    backend.server.closeAllConnections();
    return backend.close();
  };
  return { ask, close, countAsked: () => asked };
}

test('a server shows pages while its database does not answer, and says so', async () => {
  const { ask, close, countAsked } = await anEdge();

  const pages = await ask('/healthz');
  const askedForPages = countAsked();
  const api = await ask('/healthz/api');
  await close();

  expect([pages.status, askedForPages]).toEqual([200, 0]);
  expect([api.status, JSON.parse(api.body)]).toEqual([503, { database: false, redis: 'unknown' }]);
});

test.each([
  ['is ending', { isDraining: true }, { starting: false, draining: true }],
  ['has heard of no live set yet', { isReady: false }, { starting: true, draining: false }],
  ['cannot render', { pageStatus: 500 }, { starting: false, draining: false, page: 500 }],
])('a server that %s wants no visitors, and is alive', async (_, state, health) => {
  const { ask, close } = await anEdge(state);

  const pages = await ask('/healthz');
  const alive = await ask('/livez');
  await close();

  expect([pages.status, JSON.parse(pages.body)]).toEqual([503, health]);
  expect(alive.status).toBe(200);
});

test('until a server has heard of a live set its visitors are asked to come back', async () => {
  const { ask, close } = await anEdge({ isReady: false });

  const page = await ask('/features');
  await close();

  expect([page.status, page.retryAfter]).toEqual([503, '5']);
});
