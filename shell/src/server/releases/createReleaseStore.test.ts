import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from './registry-client/registryFiles';
import { createReleaseStore } from './createReleaseStore';
import { registryFiles } from '../testing/registryFiles';

const closings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** A store whose registry has blog@1.0.0 and can be unreachable. */
async function aStore() {
  const files = registryFiles('1.0.0');
  const registry = { isAway: false };
  const server = createServer(({ url = '' }, reply) => {
    const bytes = files.get(url);
    const found = bytes === undefined ? 404 : 200;
    reply.writeHead(registry.isAway ? 503 : found).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'tidegate-edge-'));
  closings.push(
    () => rm(cacheDir, { recursive: true }),
    () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  );
  const open = () =>
    createReleaseStore({
      ...{ registryOrigin: `http://127.0.0.1:${port}`, edgeToken: 'the-edge', cacheDir },
    });
  const document = files.get('/_delivery/releases/blog/1.0.0/release.json') ?? '';
  const pin = { version: '1.0.0', integrity: integrityOf(Buffer.from(document)) };
  return { open, registry, pin, cacheDir, document };
}

test('a preparation that failed while the registry was unreachable is retried', async () => {
  const { open, registry, pin } = await aStore();
  const store = open();
  const release = await store.describe('blog', pin);
  registry.isAway = true;

  const failed = await store.prepare(release, 'en');
  const failedAgain = await store.prepare(release, 'en');
  registry.isAway = false;
  const prepared = await store.prepare(release, 'en');

  expect([failed.fault, failedAgain.fault]).toEqual(['remotes.unavailable', 'remotes.unavailable']);
  expect(prepared.fault).toBeUndefined();
  expect(await store.prepare(release, 'en')).toBe(prepared);
});

test('documents and files of a live release are read from disk while the registry is unreachable', async () => {
  const { open, registry, pin } = await aStore();
  const before = open();
  await before.prepare(await before.describe('blog', pin), 'en');
  registry.isAway = true;

  const restarted = open();
  const release = await restarted.describe('blog', pin);

  expect(await restarted.prepare(release, 'en')).not.toHaveProperty('fault');
  const other = { ...pin, integrity: `sha384-${'A'.repeat(64)}` };
  await expect(open().describe('blog', other)).rejects.toMatchObject({
    code: 'remotes.unavailable',
  });
});

test('a version is known after its document was read', async () => {
  const { open } = await aStore();
  const store = open();
  const before = store.isKnown('blog', '1.0.0');

  await store.find('blog', '1.0.0');
  await store.find('blog', '9.9.9');

  expect(before).toBe(false);
  expect(store.isKnown('blog', '1.0.0')).toBe(true);
  expect(store.isKnown('blog', '9.9.9')).toBe(false);
});
