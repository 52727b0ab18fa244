import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Generation } from '@tidegate/contracts/remotes/release';
import { fastify } from 'fastify';
import { createKeptLiveSet } from '../createKeptLiveSet';
import { followRegistry } from './followRegistry';

const aPin = (patch: number) => ({
  version: `1.0.${patch}`,
  integrity: `sha384-${'A'.repeat(64)}`,
});

const aGeneration = (id: number): Generation => ({
  id,
  activatedAt: '2026-03-01T12:00:00.000Z',
  remotes: { blog: { current: aPin(id), previous: aPin(id - 1) } },
});

const closings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tidegate-edge-'));
  closings.push(() => rm(folder, { recursive: true }));
  return folder;
}

/** An edge that follows this registry and stores the live set in the folder. */
function followAt(registryOrigin: string, folder: string, log = fastify().log) {
  const access = { registryOrigin, edgeToken: 'the-edge' };
  const live = followRegistry(access, createKeptLiveSet(folder, log), log);
  closings.push(() => live.close());
  return live;
}

/** A registry with five generations that announces `newest` to each new listener. */
async function aRegistry({ newest = 5, port: wanted = 0, others = {} } = {}) {
  const streams: ServerResponse[] = [];
  const requested: string[] = [];
  const announce = (id: number) => {
    const generation = aGeneration(id);
    const remotes = { ...generation.remotes, ...others };
    for (const stream of streams) {
      stream.write(`event: generation\ndata: ${JSON.stringify({ ...generation, remotes })}\n\n`);
    }
  };
  const server = createServer(({ url = '' }, response) => {
    if (url === '/_delivery/events') {
      streams.push(response);
      announce(newest);
      return;
    }
    requested.push(url);
    const id = Number(url.split('/').at(-1));
    response.statusCode = id <= 5 ? 200 : 404;
    response.end(JSON.stringify(aGeneration(id)));
  }).listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  closings.push(close);
  return { origin: `http://127.0.0.1:${port}`, port, announce, requested, close };
}

/** Follows a registry that announces the fifth generation. */
async function follow() {
  const { origin, announce, requested } = await aRegistry();
  const live = followAt(origin, await aFolder());
  await live.ready;
  return { live, announce, requested };
}

/** A folder of an edge that ended with the fifth generation. */
async function aFolderWithLiveSet(): Promise<string> {
  const folder = await aFolder();
  const { origin } = await aRegistry();
  const live = followAt(origin, folder);
  await live.ready;
  await live.close();
  return folder;
}

const unreachable = 'http://127.0.0.1:9';

test('the announced generation becomes the current one', async () => {
  const { live, announce } = await follow();
  const announced = new Promise<Generation>((resolve) => live.subscribe(resolve));

  announce(6);

  expect(await announced).toEqual(aGeneration(6));
  expect(live.current().id).toBe(6);
});

test('an unknown remote is left out and logged once', async () => {
  const others = { shop: { current: aPin(1) } };
  const { origin, announce } = await aRegistry({ others });
  const lines: object[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as object);
  const { log } = fastify({ logger: { level: 'warn', stream: { write } } });

  const live = followAt(origin, await aFolder(), log);
  await live.ready;
  const announced = new Promise<Generation>((resolve) => live.subscribe(resolve));
  announce(6);

  expect(await announced).toEqual(aGeneration(6));
  expect(lines).toEqual([expect.objectContaining({ code: 'edge.unknownRemote', remote: 'shop' })]);
});

test('an older generation that a page asks for is found and does not become current', async () => {
  const { live } = await follow();
  const onChange = jest.fn();
  live.subscribe(onChange);

  expect(await live.find(3)).toEqual(aGeneration(3));

  expect(live.current().id).toBe(5);
  expect(onChange).not.toHaveBeenCalled();
});

test('an announced generation is found without a request', async () => {
  const { live, requested } = await follow();

  expect(await live.find(5)).toEqual(aGeneration(5));

  expect(requested).toEqual([]);
});

test('a generation unknown to the registry is not found', async () => {
  const { live } = await follow();

  expect(await live.find(9)).toBeUndefined();
});

test('versions of announced and earlier generations are known', async () => {
  const { live, announce } = await follow();
  const announced = new Promise<Generation>((resolve) => live.subscribe(resolve));
  announce(6);
  await announced;

  const known = ['1.0.3', '1.0.4', '1.0.5', '1.0.6', '1.0.7'].filter((version) =>
    live.findPin('blog', version),
  );

  expect(known).toEqual(['1.0.4', '1.0.5', '1.0.6']);
  expect(live.findPin('tools', '1.0.6')).toBeUndefined();
});

test('an edge that starts without the registry uses its stored live set', async () => {
  const live = followAt(unreachable, await aFolderWithLiveSet());

  await live.ready;

  expect(live.current()).toEqual(aGeneration(5));
});

test('after a start from disk an announced generation replaces the stored one, even if older', async () => {
  const folder = await aFolderWithLiveSet();
  const { origin, port, close } = await aRegistry();
  await close();
  const live = followAt(origin, folder);
  await live.ready;
  const announced = new Promise<Generation>((resolve) => live.subscribe(resolve));

  await aRegistry({ newest: 4, port });

  expect(await announced).toEqual(aGeneration(4));
  expect(live.current().id).toBe(4);
});

test.each([
  ['another version', (text: string) => text.replace('1.0.5', '1.0.6')],
  ['half of its text', (text: string) => text.slice(0, text.length / 2)],
])('a stored live set with %s is not used', async (_, change) => {
  const folder = await aFolderWithLiveSet();
  const file = path.join(folder, 'live-set.json');
  await writeFile(file, change(await readFile(file, 'utf8')));

  expect(await createKeptLiveSet(folder, fastify().log).read()).toBeUndefined();
});
