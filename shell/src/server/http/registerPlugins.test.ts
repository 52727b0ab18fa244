import { createServer, get, request, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { registerPlugins } from './registerPlugins';

const closings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** An edge whose registry responds to everything except streams and unfinished bodies. */
async function anEdge() {
  let waiting = 0;
  const forwarded: unknown[] = [];
  const registry = createServer((incoming, reply) => {
    waiting += 1;
    forwarded.push(incoming.headers['x-forwarded-for']);
    if (incoming.url === '/_delivery/stream') return;
    incoming.resume().once('end', () => reply.end('{"isChanged":true}'));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port: registryPort } = registry.address() as AddressInfo;
  const app = Fastify({ forceCloseConnections: true });
  const registryOrigin = `http://127.0.0.1:${registryPort}`;
  await registerPlugins(app, { registryOrigin, siteEnv: 'development' });
  const site = await app.listen({ host: '127.0.0.1', port: 0 });
  const requests: ClientRequest[] = [];
  closings.push(async () => {
    for (const sent of requests) sent.destroy();
    registry.closeAllConnections();
    await app.close();
    await new Promise((resolve) => registry.close(resolve));
  });
  const hold = (sent: ClientRequest) => requests.push(sent.on('error', () => undefined));
  const untilWaiting = async (count: number) => {
    while (waiting < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { site, hold, untilWaiting, forwarded };
}

test.each([
  ['streams', (site: string) => get(`${site}/_delivery/stream`, { agent: false })],
  [
    'bodies that do not end',
    (site: string) => {
      const headers = { 'content-type': 'application/json', 'content-length': 10 };
      const sent = request(`${site}/_delivery/activations`, {
        ...{ agent: false, method: 'POST', headers },
      });
      sent.write('{');
      return sent;
    },
  ],
])('a rollback succeeds while other clients hold 200 %s open', async (_, send) => {
  const { site, hold, untilWaiting } = await anEdge();
  for (let count = 0; count < 200; count += 1) hold(send(site));
  await untilWaiting(128);

  const reply = await fetch(`${site}/_delivery/rollbacks`, { method: 'POST' });

  expect(await reply.json()).toEqual({ isChanged: true });
});

test('the registry gets the real client address despite a forged header', async () => {
  const { site, forwarded } = await anEdge();

  await fetch(`${site}/_delivery/generation`, { headers: { 'x-forwarded-for': '203.0.113.9' } });

  expect(forwarded).toEqual(['127.0.0.1']);
});
