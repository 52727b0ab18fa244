import Fastify from 'fastify';
import { refuseUntilReady } from './readiness';
import { createPageHealth, registerHealth, registerPublicHealth } from './health';
import { connectParts } from './connectParts';

const without = ['database'];

/** An edge whose backend never responds, as while its database is paused. */
async function anEdge({ isReady = true, isDraining = false, pageStatus = 200 } = {}) {
  const app = Fastify();
  const operations = Fastify();
  const backend = Fastify();
  let requested = 0;
  backend.get('/healthz', () => {
    requested += 1;
    return new Promise(() => undefined);
  });
  const backendOrigin = await backend.listen({ host: '127.0.0.1', port: 0 });
  refuseUntilReady(app, () => isReady);
  const checkPages = createPageHealth(app, {
    host: 'site.example',
    without,
    isReady: () => isReady,
    isDraining: () => isDraining,
  });
  const registryOrigin = 'http://127.0.0.1:1';
  const parts = connectParts({ backendOrigin, registryOrigin, edgeToken: 'token' });
  registerPublicHealth(app, checkPages);
  registerHealth(operations, { checkPages, parts });
  app.get('/features', (_, reply) => reply.code(pageStatus).send());
  const call = async (from: typeof app, url: string) => {
    const { statusCode: status, headers, body } = await from.inject(url);
    return { status, retryAfter: headers['retry-after'], body };
  };
  const close = () => {
    backend.server.closeAllConnections();
    return backend.close();
  };
  return { app, operations, call, close, countRequests: () => requested };
}

test('a server without its database shows pages and reports the outage', async () => {
  const { operations, call, close, countRequests } = await anEdge();

  const pages = await call(operations, '/healthz');
  const requestedPages = countRequests();
  const api = await call(operations, '/healthz/api');
  await close();

  expect([pages.status, requestedPages]).toEqual([200, 0]);
  expect([api.status, JSON.parse(api.body)]).toEqual([
    503,
    { database: false, redis: 'unknown', registry: false },
  ]);
});

test.each([
  ['is ending', { isDraining: true }, { starting: false, draining: true, without }],
  [
    'has heard of no live set yet',
    { isReady: false },
    { starting: true, draining: false, without },
  ],
  ['cannot render', { pageStatus: 500 }, { starting: false, draining: false, without, page: 500 }],
])('a server that %s is unhealthy but alive', async (_, state, health) => {
  const { app, operations, call, close } = await anEdge(state);

  const pages = await call(operations, '/healthz');
  const notice = await call(app, '/healthz');
  const alive = await call(operations, '/livez');
  await close();

  expect([pages.status, JSON.parse(pages.body)]).toEqual([503, health]);
  expect([notice.status, notice.body]).toEqual([503, '']);
  expect(alive.status).toBe(200);
});

test('visitors get 503 with Retry-After until a live set is known', async () => {
  const { app, call, close } = await anEdge({ isReady: false });

  const page = await call(app, '/features');
  await close();

  expect([page.status, page.retryAfter]).toEqual([503, '5']);
});
