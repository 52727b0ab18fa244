import { rm } from 'node:fs/promises';
import type { Generation } from '@tidegate/contracts/remotes/release';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { integrityOf } from '../../release/integrity';
import type { Verification } from '../../release/registryReplies';
import { aRelease } from '../../release/testing/aRelease';
import { openRegistryDatabase } from '../openRegistryDatabase';
import { activate, goLive, publish, read, rollBack, versionsOf } from '../testing/actions';
import { flipByte, objectFile } from '../testing/objectFile';
import { useRegistry } from '../testing/useRegistry';

const { start, databaseUrl } = useRegistry();

const containing = (text: string): unknown => expect.stringContaining(text);

interface Audit {
  entries: Record<string, unknown>[];
}

test('activation makes the next generation, which pins the release by its hash', async () => {
  const site = await start();
  const tools = aRelease();
  await publish(site, tools, aRelease({ version: '1.1.0' }));

  await activate(site, '1.0.0');
  const { isChanged, generation } = await activate(site, '1.1.0');

  expect(isChanged).toBe(true);
  expect(generation).toMatchObject({
    id: 2,
    remotes: {
      tools: {
        current: { version: '1.1.0' },
        previous: { version: '1.0.0', integrity: integrityOf(tools.document) },
      },
    },
  });
  expect(await read(site, '/generation')).toEqual(generation);
});

test('a generation never changes and stays readable', async () => {
  const site = await start();
  await publish(site, aRelease(), aRelease({ version: '1.1.0' }));
  const { generation } = await activate(site, '1.0.0');
  await activate(site, '1.1.0');

  expect(await read(site, '/generations/1')).toEqual(generation);
  expect(await read(site, '/generations/99')).toMatchObject({ code: 'delivery.unknownGeneration' });
});

test('activating the live release changes nothing', async () => {
  const site = await start();
  await publish(site, aRelease());
  await activate(site, '1.0.0');

  const again = await activate(site, '1.0.0');

  expect(again).toMatchObject({ isChanged: false, generation: { id: 1 } });
  expect((await read<Audit>(site, '/audit')).entries[0]).toMatchObject({
    action: 'activate',
    outcome: 'unchanged',
  });
});

test('each rollback goes back one more release, and never keeps a bad one as the previous release', async () => {
  const site = await start();
  await goLive(site, '1.0.0', '1.1.0', '1.2.0');

  const first = await rollBack(site);
  const second = await rollBack(site);

  expect(first.generation.id).toBe(4);
  expect(versionsOf(first.generation)).toEqual(['1.1.0', '1.0.0']);
  expect(versionsOf(second.generation)).toEqual(['1.0.0', undefined]);
  await expect(rollBack(site)).rejects.toMatchObject({ code: 'delivery.noPrevious' });
  expect(await read(site, '/generation')).toEqual(second.generation);
});

test('two rollbacks of the same release go back only once', async () => {
  const site = await start();
  await goLive(site, '1.0.0', '1.1.0', '1.2.0');

  const results = await Promise.all([rollBack(site, '1.2.0'), rollBack(site, '1.2.0')]);
  const later = await rollBack(site, '1.2.0');

  expect(results.map(({ isChanged }) => isChanged).sort()).toEqual([false, true]);
  expect(later.isChanged).toBe(false);
  expect(versionsOf(later.generation)).toEqual(['1.1.0', '1.0.0']);
  expect((await read<Audit>(site, '/audit')).entries[0]).toMatchObject({
    ...{ action: 'rollback', outcome: 'unchanged', fromVersion: '1.2.0', toVersion: '1.1.0' },
  });
});

test('a rollback of a replaced release is refused', async () => {
  const site = await start();
  await goLive(site, '1.0.0', '1.1.0', '1.2.0');

  await expect(rollBack(site, '1.1.0')).rejects.toMatchObject({
    code: 'delivery.notLive',
    message: expect.stringMatching(
      /^tools@1\.1\.0 is not live: 1\.2\.0 is, by local-tools/,
    ) as unknown,
  });
  expect(await read(site, '/generation')).toMatchObject({ id: 3 });
});

test('a rollback of a remote without a live release is refused', async () => {
  const site = await start();
  await publish(site, aRelease({ version: '1.0.0' }));

  await expect(rollBack(site, '1.0.0')).rejects.toMatchObject({
    ...{ code: 'delivery.notLive', message: 'tools@1.0.0 is not live: nothing is.' },
  });
});

test('a release after a rollback has the last good release as its previous one', async () => {
  const site = await start();
  await goLive(site, '1.0.0', '1.1.0');
  await publish(site, aRelease({ version: '1.2.0' }));
  await rollBack(site);

  const { generation } = await activate(site, '1.2.0');
  const back = await rollBack(site);

  expect(versionsOf(generation)).toEqual(['1.2.0', '1.0.0']);
  expect(versionsOf(back.generation)).toEqual(['1.0.0', undefined]);
});

test('an activated older release can be rolled back to the release it replaced', async () => {
  const site = await start();
  await goLive(site, '1.0.0', '1.1.0');

  await activate(site, '1.0.0');
  const { generation } = await rollBack(site);

  expect(versionsOf(generation)).toEqual(['1.1.0', undefined]);
});

test('a rolled-back release is activated only with "again"', async () => {
  const site = await start();
  await goLive(site, '1.0.0', '1.1.0');
  await rollBack(site);

  await expect(activate(site, '1.1.0')).rejects.toMatchObject({
    code: 'delivery.rolledBack',
    message: containing('tools@1.1.0 was rolled back'),
  });
  const { generation } = await activate(site, '1.1.0', 'tools', true);

  expect(versionsOf(generation)).toEqual(['1.1.0', '1.0.0']);
});

test.each([[], ['1.0.0']])(
  'there is no rollback from the first release (%s)',
  async (...versions) => {
    const site = await start();
    await goLive(site, ...versions);

    await expect(rollBack(site)).rejects.toMatchObject({ code: 'delivery.noPrevious' });
  },
);

test('a change of one remote leaves the others as they are', async () => {
  const site = await start();
  await publish(site, aRelease(), aRelease({ name: 'blog', version: '2.0.0' }));
  await activate(site, '1.0.0');

  const { generation } = await activate(site, '2.0.0', 'blog');

  expect(generation.remotes).toMatchObject({
    tools: { current: { version: '1.0.0' } },
    blog: { current: { version: '2.0.0' } },
  });
});

test('concurrent activations through two registries create one linear history', async () => {
  const first = await start();
  const second = await start({ objectStoreDir: first.objectStoreDir });
  const names: RemoteName[] = ['blog', 'pricing', 'account', 'campaigns'];
  await publish(first, aRelease(), aRelease({ version: '1.1.0' }));
  await publish(first, ...names.map((name) => aRelease({ name })));

  await Promise.all([
    activate(first, '1.0.0'),
    activate(second, '1.1.0'),
    ...names.map((name, index) => activate(index % 2 ? first : second, '1.0.0', name)),
  ]);

  const generations = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6].map((id) => read<Generation>(first, `/generations/${id}`)),
  );
  const counts = generations.map(({ remotes }) => Object.keys(remotes).length);
  expect(generations.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(counts.at(-1)).toBe(5);
  expect(counts.toSorted()).toEqual(counts);
  const live = generations.at(-1)?.remotes.tools;
  expect([live?.current.version, live?.previous?.version].toSorted()).toEqual(['1.0.0', '1.1.0']);
});

test('a release built for another contract is refused', async () => {
  const site = await start({ contractVersion: '2.0.0' });
  await publish(site, aRelease());

  await expect(activate(site, '1.0.0')).rejects.toMatchObject({
    code: 'delivery.contractMismatch',
    message: containing('^1.0.0'),
  });
});

test.each([
  ['a file', undefined],
  ['a compressed copy', 'br'],
] as const)(
  'one flipped byte in %s prevents activation and is reported by verify',
  async (_what, encoding) => {
    const site = await start();
    const { release } = aRelease();
    await publish(site, aRelease());
    const integrity = release.files[release.client.chunk]?.integrity ?? '';
    await flipByte(objectFile(site.objectStoreDir, integrity, encoding));

    await expect(activate(site, '1.0.0')).rejects.toMatchObject({
      code: 'delivery.damagedFile',
      message: containing(release.client.chunk),
    });
    const { isIntact, files } = await read<Verification>(site, '/releases/tools/1.0.0/verify');
    expect(isIntact).toBe(false);
    expect(files.filter(({ status }) => status !== 'intact')).toEqual([
      { path: release.client.chunk, status: 'damaged' },
    ]);
  },
);

test('a release with a missing file is refused, and so is a rollback to it', async () => {
  const site = await start();
  const { release } = aRelease();
  await publish(site, aRelease(), aRelease({ version: '1.1.0' }));
  await activate(site, '1.0.0');
  await activate(site, '1.1.0');
  await rm(
    objectFile(site.objectStoreDir, release.files['client/remoteEntry.js']?.integrity ?? ''),
  );

  await expect(rollBack(site)).rejects.toMatchObject({
    code: 'delivery.missingFile',
    message: containing('client/remoteEntry.js'),
  });
  expect(await read(site, '/generation')).toMatchObject({ id: 2 });
});

test('a release accepted under older rules is checked against the current rules', async () => {
  const site = await start();
  const { client } = aRelease().release;
  const head = { title: 'title', description: 'description' };
  const foreignPath = { path: '/account', head, access: 'public', isSwapSafe: true } as const;
  const { db, close } = await openRegistryDatabase(databaseUrl());
  for (const { release, document } of [
    aRelease({ version: '2.0.0', routes: [foreignPath] }),
    aRelease({ version: '3.0.0', client: { ...client, container: 'tools_0_0_1' } }),
  ]) {
    const { name: remote, version } = release;
    const released = { releasedAt: new Date(), releasedBy: 'somebody' };
    const integrity = integrityOf(document);
    await db
      .insertInto('release')
      .values({ remote, version, container: version, document, integrity, ...released })
      .execute();
  }
  await close();

  await expect(activate(site, '2.0.0')).rejects.toMatchObject({
    code: 'delivery.pathOutsideMounts',
  });
  await expect(activate(site, '3.0.0')).rejects.toMatchObject({ code: 'delivery.wrongContainer' });
});

test('an unpublished or incomplete release cannot go live', async () => {
  const site = await start();
  const { token } = site.accessFor('tools');
  await site.registry.app.inject({
    method: 'POST',
    url: '/_delivery/releases/tools/1.0.0',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    payload: aRelease().document,
  });

  await expect(activate(site, '7.0.0')).rejects.toMatchObject({ code: 'delivery.unknownRelease' });
  await expect(activate(site, '1.0.0')).rejects.toMatchObject({ code: 'delivery.notReleased' });
});
