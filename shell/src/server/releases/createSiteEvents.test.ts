import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Generation } from '@tidegate/contracts/remotes/release';
import Fastify from 'fastify';
import { createSiteEvents } from './createSiteEvents';

const closings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** A site whose streams can be opened from any address. */
async function aSite({ mostOpen }: { mostOpen?: number } = {}) {
  const generation: Generation = { id: 7, activatedAt: '2026-03-01T12:00:00.000Z', remotes: {} };
  const listeners = new Set<(generation: Generation) => void>();
  const events = createSiteEvents(
    {
      current: () => generation,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    'v1',
    mostOpen,
  );
  const app = Fastify({ trustProxy: true });
  app.get('/_site/events', (request, reply) => events.connect(request.ip, reply));
  await app.listen({ host: '127.0.0.1', port: 0 });
  closings.push(async () => {
    events.close();
    app.server.closeAllConnections();
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo;

  const openStream = async (address: string): Promise<IncomingMessage> => {
    const headers = { 'x-forwarded-for': address };
    const request = get({ port, path: '/_site/events', agent: false, headers });
    request.on('error', () => undefined);
    const [reply] = (await once(request, 'response')) as [IncomingMessage];
    return reply;
  };
  const announce = () => {
    for (const listener of listeners) listener(generation);
  };
  return { events, openStream, announce };
}

test('a client may open 200 streams without limiting others', async () => {
  const { events, openStream } = await aSite();
  const streams = await Promise.all(Array.from({ length: 200 }, () => openStream('203.0.113.7')));

  const refused = await openStream('203.0.113.7');
  const other = await openStream('203.0.113.8');

  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(other.statusCode).toBe(200);
  streams[0]?.destroy();
  while (events.count() > 200) await new Promise((resolve) => setImmediate(resolve));
  expect((await openStream('203.0.113.7')).statusCode).toBe(200);
});

test('the addresses of an IPv6 network count as one client', async () => {
  const { openStream } = await aSite();
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      openStream(`2001:db8:1:2::${(index + 1).toString(16)}`),
    ),
  );

  expect((await openStream('2001:db8:1:2:ffff::1')).statusCode).toBe(429);
});

test('local clients are not limited', async () => {
  const { events, openStream } = await aSite();

  await Promise.all(Array.from({ length: 201 }, () => openStream('127.0.0.1')));

  expect(events.count()).toBe(201);
});

test('all clients together have a bounded number of streams', async () => {
  const { openStream } = await aSite({ mostOpen: 2 });
  await openStream('203.0.113.7');
  await openStream('127.0.0.1');

  expect((await openStream('203.0.113.8')).statusCode).toBe(503);
});

test('a slow reader is disconnected', async () => {
  const { events, openStream, announce } = await aSite();
  const stream = await openStream('203.0.113.7');

  for (let count = 0; count < 1000; count += 1) announce();
  await new Promise((resolve) => stream.resume().on('error', resolve));

  expect(events.count()).toBe(0);
});
