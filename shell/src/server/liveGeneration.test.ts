import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Generation } from '@tidegate/contracts/release';
import { fastify } from 'fastify';
import { followRegistry } from './liveGeneration';

const aPin = (patch: number) => ({
  version: `1.0.${patch}`,
  integrity: `sha384-${'A'.repeat(64)}`,
});

const aGeneration = (id: number): Generation => ({
  id,
  activatedAt: '2026-03-01T12:00:00.000Z',
  remotes: { blog: { current: aPin(id), previous: aPin(id - 1) } },
});

const closings: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** Follows a registry that knows five generations and has just announced the fifth. */
async function follow() {
  const streams: ServerResponse[] = [];
  const asked: string[] = [];
  const announce = (id: number) => {
    for (const stream of streams) {
      stream.write(`event: generation\ndata: ${JSON.stringify(aGeneration(id))}\n\n`);
    }
  };
  const server = createServer(({ url = '' }, response) => {
    if (url === '/_delivery/events') {
      streams.push(response);
      announce(5);
      return;
    }
    asked.push(url);
    const id = Number(url.split('/').at(-1));
    response.statusCode = id <= 5 ? 200 : 404;
    response.end(JSON.stringify(aGeneration(id)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const live = followRegistry(
    { registryOrigin: `http://127.0.0.1:${port}`, edgeToken: 'the-edge' },
    fastify().log,
  );
  closings.push(async () => {
    live.close();
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  await live.ready;
  return { live, announce, asked };
}

test('the generation that the registry announces is the current one', async () => {
  const { live, announce } = await follow();
  const announced = new Promise<Generation>((resolve) => live.subscribe(resolve));

  announce(6);

  expect(await announced).toEqual(aGeneration(6));
  expect(live.current().id).toBe(6);
});

test('an older generation that a page asks for is found and does not become current', async () => {
  const { live } = await follow();
  const onChange = jest.fn();
  live.subscribe(onChange);

  expect(await live.find(3)).toEqual(aGeneration(3));

  expect(live.current().id).toBe(5);
  expect(onChange).not.toHaveBeenCalled();
});

test('a generation that was announced is known without asking', async () => {
  const { live, asked } = await follow();

  expect(await live.find(5)).toEqual(aGeneration(5));

  expect(asked).toEqual([]);
});

test('a generation that the registry does not know is not found', async () => {
  const { live } = await follow();

  expect(await live.find(9)).toBeUndefined();
});

test('versions of the generations that were announced are known, those before them too', async () => {
  const { live, announce } = await follow();
  const announced = new Promise<Generation>((resolve) => live.subscribe(resolve));
  announce(6);
  await announced;

  const known = ['1.0.3', '1.0.4', '1.0.5', '1.0.6', '1.0.7'].filter((version) =>
    live.hasHeardOf('blog', version),
  );

  expect(known).toEqual(['1.0.4', '1.0.5', '1.0.6']);
  expect(live.hasHeardOf('tools', '1.0.6')).toBe(false);
});
