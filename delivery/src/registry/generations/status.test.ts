import { contractVersion } from '@tidegate/contracts/contractVersion';
import { rm } from 'node:fs/promises';
import { aRelease } from '../../release/testing/aRelease';
import { openRegistryDatabase } from '../openRegistryDatabase';
import { activate, publish, read } from '../testing/actions';
import { useRegistry } from '../testing/useRegistry';

const { start, databaseUrl } = useRegistry();

const containing = (text: string): unknown => expect.stringContaining(text);

test('a new site has no live release', async () => {
  const site = await start();

  expect(await read(site, '/generation')).toMatchObject({ id: 0, remotes: {} });
});

test('every change is recorded with its author, and every refusal with its reason', async () => {
  const site = await start();
  await publish(site, aRelease());
  await activate(site, '1.0.0');
  await expect(activate(site, '9.9.9')).rejects.toThrow();
  const post = (remote: string) =>
    site.registry.app.inject({
      method: 'POST',
      url: '/_delivery/activations',
      headers: { authorization: `Bearer ${site.accessFor('tools').token}` },
      payload: { remote, version: '1.0.0' },
    });
  expect((await post('blog')).statusCode).toBe(403);
  expect((await post('nonsense')).statusCode).toBe(404);

  const [unknownRemote, wrongScope, unknownRelease, activated, published] = (
    await read<{ entries: unknown[] }>(site, '/audit')
  ).entries;

  expect(unknownRemote).toMatchObject({ outcome: 'refused', code: 'delivery.unknownRemote' });
  expect(wrongScope).toMatchObject({ remote: 'blog', code: 'delivery.wrongScope' });
  expect(unknownRelease).toMatchObject({
    actor: containing('local-tools-'),
    action: 'activate',
    fromVersion: '1.0.0',
    toVersion: '9.9.9',
    outcome: 'refused',
    code: 'delivery.unknownRelease',
    reason: containing('9.9.9'),
  });
  expect(activated).toMatchObject({
    actor: containing('local-tools-'),
    fromVersion: null,
    toVersion: '1.0.0',
    generation: 1,
    outcome: 'done',
  });
  expect(published).toMatchObject({ action: 'publish', toVersion: '1.0.0', outcome: 'done' });
});

test('the audit of one remote leaves the others out', async () => {
  const site = await start();
  await publish(site, aRelease(), aRelease({ name: 'blog' }));

  const { entries } = await read<{ entries: unknown[] }>(site, '/audit?remote=blog');

  expect(entries).toEqual([expect.objectContaining({ remote: 'blog', action: 'publish' })]);
  expect(await read(site, '/audit?remote=shop')).toMatchObject({ code: 'delivery.invalidRequest' });
});

test('reading a release needs a token unless the release is live', async () => {
  const { registry } = await start();
  const call = async (method: 'GET' | 'POST', url: string) => {
    const reply = await registry.app.inject({ method, url: `/_delivery${url}`, payload: {} });
    return reply.statusCode;
  };

  expect(await call('POST', '/activations')).toBe(401);
  expect(await call('POST', '/rollbacks')).toBe(401);
  expect(await call('POST', '/revocations')).toBe(401);
  expect(await call('GET', '/audit')).toBe(401);
  for (const path of ['', '/1.0.0/release.json', '/1.0.0/files/server/remote.cjs']) {
    expect(await call('GET', `/releases/tools${path}`)).toBe(401);
  }
  expect(await call('GET', '/releases/tools/1.0.0/first-generation')).toBe(401);
  expect(await call('GET', '/releases/tools/1.0.0/verify')).toBe(401);
  expect(await call('GET', '/events')).toBe(401);
  expect(await call('GET', '/status')).toBe(401);
  expect(await call('GET', '/healthz')).toBe(401);
  expect(await call('GET', '/metrics')).toBe(401);
  expect(await call('GET', '/generation')).toBe(200);
});

test('an older server keeps unknown remotes live', async () => {
  const site = await start();
  const { db, close } = await openRegistryDatabase(databaseUrl());
  const shop = { current: { version: '2.0.0', integrity: `sha384-${'A'.repeat(64)}` } };
  await db
    .insertInto('generation')
    .values({ id: 1, remotes: JSON.stringify({ shop }) })
    .execute();
  await close();
  await publish(site, aRelease());

  const { generation } = await activate(site, '1.0.0');

  expect(generation.remotes).toEqual({
    tools: { current: expect.objectContaining({ version: '1.0.0' }) as unknown },
  });
  expect(await read(site, '/generation')).toMatchObject({ id: 2, remotes: { shop } });
  expect(await read(site, '/status')).toMatchObject({ remotes: { tools: {} } });
});

test('the status names each live release, the one before it, and who made it live', async () => {
  const site = await start();
  await publish(site, aRelease(), aRelease({ version: '1.1.0' }));
  await activate(site, '1.0.0');
  await activate(site, '1.1.0');

  expect(await read(site, '/status')).toMatchObject({
    contractVersion,
    generation: 2,
    remotes: {
      tools: {
        current: { version: '1.1.0' },
        previous: { version: '1.0.0' },
        activatedBy: containing('local-tools-'),
      },
    },
  });
});

test('a registry that cannot store files is not healthy', async () => {
  const { objectStoreDir, registry, accessFor } = await start();
  await rm(objectStoreDir, { recursive: true });

  const health = await registry.app.inject({
    url: '/_delivery/healthz',
    headers: { authorization: `Bearer ${accessFor('tools').token}` },
  });

  expect(health.statusCode).toBe(503);
  expect(health.json()).toMatchObject({ code: 'delivery.unavailable' });
});
