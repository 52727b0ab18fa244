import Fastify from 'fastify';
import { Counter, Registry } from 'prom-client';
import { createOperations } from './createOperations';
import { connectParts } from './connectParts';

const edgeToken = 'the-edge';
const closings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

async function aPart(replies: Readonly<Record<string, string>>, token?: string): Promise<string> {
  const app = Fastify();
  for (const [path, text] of Object.entries(replies)) {
    app.get(path, async ({ headers }, reply) => {
      const isKnown = token === undefined || headers.authorization === `Bearer ${token}`;
      return isKnown ? reply.type('text/plain').send(text) : reply.code(401).send();
    });
  }
  closings.push(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** The operations listener with a backend and an optional registry. */
async function someOperations({ isRegistryAway = false } = {}) {
  const backendOrigin = await aPart({
    '/metrics': 'backend_request_total 1\n',
    '/openapi.json': '{"openapi":"3.1.0"}',
  });
  const registryOrigin = isRegistryAway
    ? 'http://127.0.0.1:1'
    : await aPart(
        {
          '/_delivery/metrics': 'registry_request_total 2\n',
          '/_delivery/status': '{"generation":7}',
        },
        edgeToken,
      );
  const registry = new Registry();
  new Counter({ name: 'edge_request_total', help: 'Requests', registers: [registry] }).inc(3);
  const parts = connectParts({ backendOrigin, registryOrigin, edgeToken });
  const checkPages = async () => ({ isHealthy: true, details: {} });
  const app = createOperations({ registry, parts, checkPages });
  closings.push(() => app.close());
  return app;
}

test('one document contains the metrics of every part', async () => {
  const operations = await someOperations();

  const { body } = await operations.inject('/metrics');

  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'edge_request_total 3',
      'backend_request_total 1',
      'registry_request_total 2',
      'tidegate_part_up{part="backend"} 1',
      'tidegate_part_up{part="registry"} 1',
    ]),
  );
});

test('status documents of other parts are passed on', async () => {
  const operations = await someOperations();

  const status = await operations.inject('/status');
  const document = await operations.inject('/openapi.json');

  expect(status.json()).toEqual({ generation: 7 });
  expect(document.json()).toEqual({ openapi: '3.1.0' });
});

test('an unreachable part is reported beside the metrics of the others', async () => {
  const operations = await someOperations({ isRegistryAway: true });

  const { body } = await operations.inject('/metrics');
  const status = await operations.inject('/status');

  expect(body).toContain('tidegate_part_up{part="registry"} 0');
  expect(body).toContain('backend_request_total 1');
  expect(status.statusCode).toBe(503);
});

test.each([
  ['nginx-http.conf', 'map $http_cookie $tidegate_private_cookie {'],
  ['nginx-server.conf', '  proxy_cache tidegate;'],
  ['varnish.vcl', 'sub vcl_recv {'],
])('operators get the settings of shared caches in %s', async (name, line) => {
  const operations = await someOperations();

  const reply = await operations.inject(`/caches/${name}`);

  expect([reply.statusCode, reply.body.split('\n')]).toEqual([200, expect.arrayContaining([line])]);
});
