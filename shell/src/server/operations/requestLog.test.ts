import Fastify, { LogController } from 'fastify';
import { Registry } from 'prom-client';
import { registerRequestLog, toLoggedPath } from './requestLog';

/** An edge with one page and a captured log. */
async function anEdge() {
  const lines: object[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as object);
  const app = Fastify({
    logger: { level: 'info', stream: { write } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  const registry = new Registry();
  registerRequestLog(app, registry);
  app.get('/pricing', () => 'page');
  app.addHook('onRequest', async (_, reply) => {
    reply.header('connection', 'close');
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  lines.length = 0;
  return { app, origin, lines, registry };
}

test('a page request is logged and counted once, without its query', async () => {
  const { app, origin, lines, registry } = await anEdge();

  await (await fetch(`${origin}/pricing?email=ann@example.org`)).text();
  await app.close();

  expect(lines).toEqual([
    expect.objectContaining({ msg: 'request', method: 'GET', path: '/pricing', status: 200 }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('ann@example.org');
  expect(await registry.metrics()).toContain(
    'edge_request_duration_seconds_count{method="GET",route="/pricing",status="200"} 1',
  );
});

test('the page request of the health check is not logged', async () => {
  const { app, lines } = await anEdge();

  await app.inject('/pricing');
  await app.close();

  expect(lines).toEqual([]);
});

test.each([
  ['/blog/how-to-choose-a-vpn-in-2026?x=1', '/blog/how-to-choose-a-vpn-in-2026'],
  [
    '/api/mms/payment/v1/providers/result/9f86d081884c7d659a2f',
    '/api/mms/payment/v1/providers/result/*',
  ],
  ['/order/4WbQh3o9ZkT0yPqXr7/paid', '/order/*/paid'],
])('%s is logged as %s', (url, path) => {
  expect(toLoggedPath(url)).toBe(path);
});
