import type { Preview } from '@tidegate/contracts/remotes/preview';
import { previewRelease } from '../../release/client/registryCalls';
import { aRelease } from '../../release/testing/aRelease';
import { goLive, publish, read, revoke } from '../testing/actions';
import { asEdge, useRegistry, type TestRegistry } from '../testing/useRegistry';

const { start } = useRegistry();

const hourMs = 3_600_000;

function preview({ accessFor }: TestRegistry, version: string) {
  return previewRelease(accessFor('tools'), { remote: 'tools', version });
}

async function requestRevocation({ registry }: TestRegistry, version: string): Promise<number> {
  const url = `/_delivery/releases/tools/${version}/revocation`;
  return (await registry.app.inject({ url, headers: asEdge })).statusCode;
}

test('a preview names its releases and expiry and is recorded in the history', async () => {
  const site = await start();
  await goLive(site, '1.0.0');
  await publish(site, aRelease({ version: '1.1.0' }));
  const before = Date.now();

  const { id, token, expiresAt } = await preview(site, '1.1.0');
  const { id: other } = await preview(site, '1.1.0');

  // The registry of the tests signs a preview with plain JSON.
  const signed = JSON.parse(token) as Preview;
  expect(signed).toEqual({ id, versions: { tools: '1.1.0' }, expiresAt: Date.parse(expiresAt) });
  expect(signed.expiresAt).toBeGreaterThanOrEqual(before + hourMs);
  expect(signed.expiresAt).toBeLessThanOrEqual(Date.now() + hourMs);
  expect(other).not.toBe(id);
  expect(await read(site, '/audit?limit=2')).toMatchObject({
    entries: Array.from({ length: 2 }, () => ({
      ...{ action: 'preview', actor: expect.stringContaining('local-tools') as unknown },
      ...{ remote: 'tools', toVersion: '1.1.0', generation: null, outcome: 'done' },
    })),
  });
  expect(await read(site, '/generation')).toMatchObject({ id: 1 });
});

test('a release that cannot go live cannot be previewed', async () => {
  const site = await start();
  await goLive(site, '1.0.0');
  await publish(
    site,
    aRelease({ version: '1.1.0' }),
    aRelease({ version: '1.2.0', contract: '^9.0.0' }),
  );
  await revoke(site, '1.1.0');

  await expect(preview(site, '1.1.0')).rejects.toMatchObject({ code: 'delivery.revoked' });
  await expect(preview(site, '1.2.0')).rejects.toMatchObject({ code: 'delivery.contractMismatch' });
  await expect(preview(site, '9.9.9')).rejects.toMatchObject({ code: 'delivery.unknownRelease' });
});

test('a preview requires the deploy token of its remote, and the token of an edge is refused', async () => {
  const { registry, accessFor } = await start();
  const send = async (authorization?: string) => {
    const { statusCode } = await registry.app.inject({
      ...{ method: 'POST', url: '/_delivery/previews' },
      headers: authorization === undefined ? {} : { authorization },
      payload: { remote: 'tools', version: '1.0.0' },
    });
    return statusCode;
  };

  expect(await send()).toBe(401);
  expect(await send(asEdge.authorization)).toBe(401);
  expect(await send(`Bearer ${accessFor('blog').token}`)).toBe(403);
});

test('an edge can read whether a release is revoked', async () => {
  const site = await start();
  await goLive(site, '1.0.0', '1.1.0');

  expect(await requestRevocation(site, '1.0.0')).toBe(404);
  await revoke(site, '1.0.0');

  expect(await requestRevocation(site, '1.0.0')).toBe(200);
});

test('all servers of a site sign previews with one key', async () => {
  const first = await start();
  const second = await start();

  expect(second.registry.previewKey).toBe(first.registry.previewKey);
  expect(first.registry.previewKey).toMatch(/^[\w-]{43}$/);
});
