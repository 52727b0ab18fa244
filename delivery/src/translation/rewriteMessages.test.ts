import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../testing/makeTemporaryFolder';
import { readMessageFiles } from '../checks/messages/readMessageFiles';
import { rewriteMessages } from './rewriteMessages';

test('texts of all depths are rewritten, and unchanged files are left', async () => {
  const rootDir = await makeTemporaryFolder();
  await mkdir(path.join(rootDir, 'locales/de/pages'), { recursive: true });
  await writeFile(path.join(rootDir, 'locales/de/shell.json'), '{"a":{"b":"eins"},"c":"zwei"}');
  await writeFile(path.join(rootDir, 'locales/de/pages/home.json'), '{"d":"drei"}');

  const changed = await rewriteMessages(
    rootDir,
    await readMessageFiles(rootDir),
    (text, language) => (text === 'eins' ? `${language} 1` : text),
  );

  expect(changed).toBe(1);
  expect(JSON.parse(await readFile(path.join(rootDir, 'locales/de/shell.json'), 'utf8'))).toEqual({
    a: { b: 'de 1' },
    c: 'zwei',
  });
  expect(await readFile(path.join(rootDir, 'locales/de/pages/home.json'), 'utf8')).toBe(
    '{"d":"drei"}',
  );
});
