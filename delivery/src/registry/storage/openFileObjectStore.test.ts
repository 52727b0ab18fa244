import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { openFileObjectStore } from './openFileObjectStore';
import type { ObjectStore } from './objectStore';
import { breakingAfter, chunksOf, readObject } from '../testing/objects';

async function openStore(): Promise<{ dir: string; store: ObjectStore }> {
  const dir = await makeTemporaryFolder();
  return { dir, store: await openFileObjectStore(dir) };
}

test('a stored object is complete', async () => {
  const { store } = await openStore();

  await store.put('ab/abcd', chunksOf('one ', 'two'));

  const stored = await store.get('ab/abcd');
  expect(stored?.sizeBytes).toBe(7);
  expect(await readObject(store, 'ab/abcd')).toBe('one two');
  expect(await store.get('ab/other')).toBeUndefined();
  expect(await store.read('ab/other')).toBeUndefined();
});

test('an interrupted write changes no object and leaves no file behind', async () => {
  const { dir, store } = await openStore();
  await store.put('ab/abcd', chunksOf('whole'));

  await expect(store.put('ab/abcd', breakingAfter('hal'))).rejects.toThrow('connection lost');

  expect(await readObject(store, 'ab/abcd')).toBe('whole');
  expect(await readdir(path.join(dir, 'incoming'))).toEqual([]);
});

test('a later start removes partial files of a crash, but none that may be in use', async () => {
  const { dir } = await openStore();
  const incoming = path.join(dir, 'incoming');
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await writeFile(path.join(incoming, 'abandoned'), 'hal');
  await utimes(path.join(incoming, 'abandoned'), twoHoursAgo, twoHoursAgo);
  await writeFile(path.join(incoming, 'in-use'), 'hal');

  await openFileObjectStore(dir);

  expect(await readdir(incoming)).toEqual(['in-use']);
});
