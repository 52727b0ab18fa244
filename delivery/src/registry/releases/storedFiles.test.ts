import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { aRelease } from '../../release/testing/aRelease';
import { openFileObjectStore } from '../storage/openFileObjectStore';
import { objectKey } from '../storage/objectStore';
import { checkFiles, findBrokenFiles } from './storedFiles';

const style = 'client/remote.0a1b2c3d.css';

async function aStoredRelease() {
  const { release, files } = aRelease({ texts: { [style]: '.card{color:var(--tg-ink)}' } });
  const dir = await makeTemporaryFolder();
  const store = await openFileObjectStore(dir);
  for (const [name, bytes] of files) {
    await store.put(objectKey(release.files[name]?.integrity ?? ''), chunksOf(bytes));
  }
  const corrupt = (name: string) => {
    const { integrity = '', sizeBytes = 0 } = release.files[name] ?? {};
    return writeFile(path.join(dir, 'objects', objectKey(integrity)), 'x'.repeat(sizeBytes));
  };
  /** Stores a compressed variant with other content. */
  const corruptVariant = async (name: string, text: string) => {
    const key = objectKey(release.files[name]?.integrity ?? '', 'br');
    await store.put(key, chunksOf(brotliCompressSync(text)));
  };
  return { release, store, corrupt, corruptVariant };
}

async function* chunksOf(bytes: Uint8Array) {
  yield bytes;
}

test('an intact release has no corrupt files', async () => {
  const { release, store } = await aStoredRelease();

  expect(await findBrokenFiles(store, release)).toEqual([]);
  expect((await checkFiles(store, release)).map((file) => file.path)).toContain(style);
});

test.each(['client/remoteEntry.js', style, 'server/remote.cjs', 'locales/en.json'])(
  'other bytes of the same length are detected in %s',
  async (name) => {
    const { release, store, corrupt } = await aStoredRelease();

    await corrupt(name);

    expect(await findBrokenFiles(store, release)).toEqual([{ path: name, status: 'damaged' }]);
  },
);

test.each([
  ['fewer', 1],
  ['far more', 1_000_000],
])('a compressed variant with %s bytes is reported as corrupt', async (_what, length) => {
  const { release, store, corruptVariant } = await aStoredRelease();

  await corruptVariant(style, 'x'.repeat(length));

  expect(await findBrokenFiles(store, release)).toEqual([{ path: style, status: 'damaged' }]);
});
