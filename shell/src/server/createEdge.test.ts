import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { createEdge } from './createEdge';

/** A build of the shell without the code of its processes. */
const assets = {
  ...{ version: '1', build: 'production', fonts: {} },
  ...{ scripts: [], styles: [], gallery: [], federation: [] },
  startScript: { text: '', hash: '' },
};
const shellDir = path.resolve(import.meta.dirname, '../..');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tidegate-edge-'));
  await writeFile(path.join(folder, 'assets.json'), JSON.stringify(assets));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

test('an edge that fails to open leaves no timers running', async () => {
  const unreachable = 'http://127.0.0.1:1';

  const edge = createEdge({
    ...{ host: '127.0.0.1', port: 0, siteEnv: 'production', trustedProxies: [], drainMs: 0 },
    ...{ operations: { host: '127.0.0.1', port: 0 }, without: [] },
    ...{
      backendOrigin: unreachable,
      registryOrigin: unreachable,
      edgeToken: 'token',
      previewKey: 'key',
    },
    ...{ cacheDir: folder, shellDist: folder, localesDir: path.join(shellDir, 'locales') },
    contentDir: path.join(shellDir, 'content'),
    logger: Fastify().log,
  });

  await expect(edge).rejects.toThrow(/no such file.*sandbox/);
  // A remaining timer would keep following the registry.
  expect(jest.getTimerCount()).toBe(0);
});
