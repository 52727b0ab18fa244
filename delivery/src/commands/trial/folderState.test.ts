import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { listChanges, readFolderState } from './folderState';

test('changed, new and removed files below a folder are found', async () => {
  const folder = await makeTemporaryFolder();
  await mkdir(path.join(folder, 'chunks'));
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  for (const name of ['server.js', 'chunks/a.js', 'chunks/b.js']) await write(name, 'one');
  const before = await readFolderState(folder);

  await write('chunks/a.js', 'three');
  await write('new.log', '');
  await rm(path.join(folder, 'chunks/b.js'));

  expect(before.sizeBytes).toBe(9);
  expect(listChanges(before, await readFolderState(folder))).toEqual([
    'chunks/a.js',
    'chunks/b.js',
    'new.log',
  ]);
  expect(listChanges(before, before)).toEqual([]);
});
