import type { Generation } from '@tidegate/contracts/remotes/release';
import { aRelease } from '../../release/testing/aRelease';
import { activate, goLive, publish, read, revoke, rollBack, versionsOf } from '../testing/actions';
import { useRegistry, type TestRegistry } from '../testing/useRegistry';

const { start } = useRegistry();

const containing = (text: string): unknown => expect.stringContaining(text);

async function readAudit(site: TestRegistry): Promise<object[]> {
  return (await read<{ entries: object[] }>(site, '/audit')).entries;
}

test('revoking the live release rolls it back and records both, with the reason', async () => {
  const site = await start();
  await goLive(site, '1.0.0', '1.1.0', '1.2.0');

  const { generation } = await revoke(site, '1.2.0');

  expect(versionsOf(generation)).toEqual(['1.1.0', '1.0.0']);
  const done = { outcome: 'done', reason: 'leaks', generation: 4, fromVersion: '1.2.0' };
  expect((await readAudit(site)).slice(0, 2)).toMatchObject([
    { action: 'revoke', toVersion: null, ...done },
    { action: 'rollback', toVersion: '1.1.0', ...done },
  ]);
});

test('the status of a remote names who made its release live, not who revoked another', async () => {
  const site = await start();
  await goLive(site, '1.0.0', '1.1.0');
  const before = await read<{ remotes: { tools: object } }>(site, '/status');

  await revoke(site, '1.0.0');

  const { tools } = (await read<{ remotes: { tools: object } }>(site, '/status')).remotes;
  expect({ ...before.remotes.tools, previous: undefined }).toEqual({ ...tools });
});

test('a revoked release never becomes a previous release, now or later', async () => {
  const site = await start();
  await goLive(site, '1.0.0', '1.1.0', '1.2.0');

  const { generation: now } = await revoke(site, '1.1.0');
  await goLive(site, '1.3.0');
  await rollBack(site);
  const { generation: later } = await rollBack(site);

  expect(versionsOf(now)).toEqual(['1.2.0', '1.0.0']);
  expect(versionsOf(later)).toEqual(['1.0.0', undefined]);
});

test('a revoked release is never activated and never published again', async () => {
  const site = await start();
  await goLive(site, '1.0.0', '1.1.0');
  await revoke(site, '1.1.0');

  const refusal = {
    code: 'delivery.revoked',
    message: containing('tools@1.1.0 is revoked: leaks'),
  };
  await expect(activate(site, '1.1.0')).rejects.toMatchObject(refusal);
  await expect(activate(site, '1.1.0', 'tools', true)).rejects.toMatchObject(refusal);
  await expect(publish(site, aRelease({ version: '1.1.0' }))).rejects.toMatchObject(refusal);
  await expect(
    publish(site, aRelease({ version: '1.1.0', texts: { 'client/logo.svg': '<svg/>' } })),
  ).rejects.toMatchObject({ code: 'delivery.versionTaken' });
});

test('the only good release cannot be revoked while it is live', async () => {
  const site = await start();
  await goLive(site, '1.0.0', '1.1.0');
  await rollBack(site);

  await expect(revoke(site, '1.0.0')).rejects.toMatchObject({
    code: 'delivery.noPrevious',
    message: containing('no earlier good release'),
  });
  expect(versionsOf(await read<Generation>(site, '/generation'))).toEqual(['1.0.0', undefined]);
  expect((await readAudit(site))[0]).toMatchObject({ action: 'revoke', outcome: 'refused' });
});

test('revoking twice changes nothing and keeps the first reason', async () => {
  const site = await start();
  await goLive(site, '1.0.0', '1.1.0');

  const first = await revoke(site, '1.0.0');
  const second = await revoke(site, '1.0.0');

  expect(second).toEqual({ isChanged: false, generation: first.generation });
});

test('an unpublished release cannot be revoked', async () => {
  const site = await start();

  await expect(revoke(site, '1.0.0')).rejects.toMatchObject({ code: 'delivery.unknownRelease' });
});

test.each([
  ['none', undefined],
  ['an empty one', ' '],
  ['one that moves the cursor of a terminal', 'leaks\u001b[2J'],
])('a revocation with %s as its reason is refused', async (_kind, reason) => {
  const site = await start();
  await goLive(site, '1.0.0', '1.1.0');

  const reply = await site.registry.app.inject({
    method: 'POST',
    url: '/_delivery/revocations',
    headers: { authorization: `Bearer ${site.accessFor('tools').token}` },
    payload: { remote: 'tools', version: '1.0.0', reason },
  });

  expect(reply.json()).toMatchObject({ code: 'delivery.invalidRequest' });
});

test('a concurrent activation and revocation never leave the revoked release live', async () => {
  const first = await start();
  const second = await start({ objectStoreDir: first.objectStoreDir });
  await goLive(first, '1.0.0');

  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await publish(first, aRelease({ version }));
    await Promise.allSettled([activate(first, version), revoke(second, version)]);

    const live = await read<Generation>(first, '/generation');
    expect(versionsOf(live)).toEqual(['1.0.0', undefined]);
  }
});
