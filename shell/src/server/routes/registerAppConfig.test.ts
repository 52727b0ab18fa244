import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { createAppConfig } from '../content/createAppConfig';
import { contentDir } from '../testing/siteDocuments';
import { registerAppConfig } from './registerAppConfig';

async function openSite(downloadOrigin?: string) {
  const app = Fastify();
  const warned: unknown[] = [];
  const logger = { warn: (line: unknown) => warned.push(line) } as unknown as FastifyBaseLogger;
  registerAppConfig(
    app,
    await createAppConfig({ contentDir, logger, ...(downloadOrigin && { downloadOrigin }) }),
  );
  return { app, warned };
}

/** A download host that responds with `body`. */
async function openHost(status: number, body: string) {
  const requested: unknown[] = [];
  const server = createServer(({ url }, reply) => {
    requested.push(url);
    reply.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { requested, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test.each(['/ac.json', '/ac_dev.json'])(
  '%s is the site’s own configuration with the promotion period',
  async (path) => {
    const { app } = await openSite();

    const reply = await app.inject(path);

    expect(reply.headers['cache-control']).toBe('public, max-age=300');
    expect(reply.json()).toMatchObject({
      marketingData: {
        promotion_starts_at: '2023-12-15T03:00:00Z',
        promotion_ends_at: '2024-01-05T03:00:00Z',
      },
    });
  },
);

test('the configuration of a download host is fetched once and cached', async () => {
  const host = await openHost(200, '{"marketingData":{"slogan":"Ahoy"},"other":1}');
  const { app } = await openSite(host.origin);

  await app.inject('/ac.json');
  const reply = await app.inject('/ac.json');

  host.close();
  expect(reply.json()).toEqual({ marketingData: { slogan: 'Ahoy' } });
  expect(host.requested).toEqual(['/ac.json']);
});

test.each([
  ['is not there', 404, 'Not found'],
  ['is no JSON', 200, '<html>'],
  ['has another shape', 200, '{"marketingData":{"list":[1]}}'],
  ['is very large', 200, `{"marketingData":{},"x":"${'x'.repeat(70_000)}"}`],
])('a configuration that %s is logged and not served', async (_, status, body) => {
  const host = await openHost(status, body);
  const { app, warned } = await openSite(host.origin);

  const reply = await app.inject('/ac.json');

  host.close();
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([204, 'no-store']);
  expect(warned).toMatchObject([{ code: 'edge.appConfigUnusable' }]);
});
