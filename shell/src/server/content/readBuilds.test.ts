import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBuilds } from './readBuilds';

const described = {
  id: 'windows',
  name: 'Windows',
  page: '/download/windows',
  version: '1.0.0',
  released: '2026-11-01',
  system: 'Windows 10',
};

async function readWith(build: Record<string, unknown>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'builds-'));
  await mkdir(path.join(folder, 'downloads'));
  await writeFile(path.join(folder, 'downloads', 'app.txt'), 'abc');
  await writeFile(path.join(folder, 'builds.json'), JSON.stringify({ builds: [build] }));
  return readBuilds(folder);
}

test('size and checksum of a build are those of its file', async () => {
  const builds = await readWith({ ...described, file: 'app.txt' });

  expect(builds).toEqual([
    {
      ...described,
      token: '198f6035d182b008',
      file: 'app.txt',
      bytes: 3,
      // SHA-256 of "abc" (FIPS 180-2).
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    },
  ]);
});

test('a build in a store has no size and no checksum', async () => {
  const build = { ...described, store: 'App Store' };

  expect(await readWith(build)).toEqual([{ ...build, token: '198f6035d182b008' }]);
});

test.each([
  ['whose file is not there', { file: 'other.txt' }],
  ['whose file is outside the folder', { file: '../builds.json' }],
  ['that is nowhere to be had', {}],
])('a build %s is refused', async (_, place) => {
  await expect(readWith({ ...described, ...place })).rejects.toThrow(/./);
});
