import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { inspectBundle } from './inspectBundle';

async function aBundle(code: string): Promise<string> {
  const file = path.join(await makeTemporaryFolder(), 'remote.cjs');
  await writeFile(file, code);
  return file;
}

test('a bundle is inspected with the libraries that the shell shares', async () => {
  const file = await aBundle(`
    const { createSlice } = require('@reduxjs/toolkit');
    const { siteApi } = require('@tidegate/contracts/siteApi');
    const { Button } = require('@tidegate/design-system');
    const { reducer } = createSlice({ name: 'tools', initialState: 0, reducers: {} });
    exports.default = {
      name: typeof siteApi.injectEndpoints,
      routes: [],
      slots: [{ name: 'promotionBanner', isSwapSafe: true, Component: Button }],
      slice: { version: 2, reducer },
    };`);

  expect(await inspectBundle(file)).toMatchObject({
    status: 'read',
    facts: { name: 'function', slots: [{ name: 'promotionBanner' }], sliceVersion: 2 },
  });
});

test('the inspection of a bundle with an endless loop times out', async () => {
  const file = await aBundle('for (;;);');

  const inspection = await inspectBundle(file, { timeoutMs: 2000, memoryMegabytes: 256 });

  expect(inspection).toMatchObject({ problem: { code: 'delivery.bundleTimeout' } });
});

test('a bundle that runs out of memory only ends its own process', async () => {
  const file = await aBundle('const kept = []; for (;;) kept.push(new Array(1e5).fill({}));');

  const inspection = await inspectBundle(file, { timeoutMs: 30_000, memoryMegabytes: 64 });

  expect(inspection).toMatchObject({ problem: { code: 'delivery.bundleFailed' } });
});

test('a bundle sees no environment secrets, and its open timer does not keep the process alive', async () => {
  process.env['DEPLOY_TOKEN'] = 'secret';
  const file = await aBundle(`
    setInterval(() => {}, 1000);
    exports.default = { name: String(process.env.DEPLOY_TOKEN), routes: [], slots: [] };`);

  expect(await inspectBundle(file)).toMatchObject({ facts: { name: 'undefined' } });
});

test('a bundle cannot send a result in place of its reader', async () => {
  const file = await aBundle(`process.send({ status: 'fine' });`);

  expect(await inspectBundle(file)).toMatchObject({ problem: { code: 'delivery.bundleFailed' } });
});
