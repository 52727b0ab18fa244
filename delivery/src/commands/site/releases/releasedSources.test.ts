import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../../testing/makeTemporaryFolder';
import { findReleasedSource, saveReleasedSource } from './releasedSources';

async function aFile(): Promise<string> {
  return path.join(await makeTemporaryFolder(), 'released-sources.json');
}

test('the released source is recorded for each remote', async () => {
  const file = await aFile();
  await saveReleasedSource(file, 'blog', { version: '1.0.0', fingerprint: 'a' });
  await saveReleasedSource(file, 'tools', { version: '2.0.0', fingerprint: 'b' });
  await saveReleasedSource(file, 'blog', { version: '1.0.1', fingerprint: 'c' });

  expect(await findReleasedSource(file, 'blog')).toEqual({ version: '1.0.1', fingerprint: 'c' });
  expect(await findReleasedSource(file, 'tools')).toEqual({ version: '2.0.0', fingerprint: 'b' });
  expect(await findReleasedSource(file, 'account')).toBeUndefined();
});

test.each(['', '{', '{"blog": 1}'])('a corrupt file (%s) counts as empty', async (text) => {
  const file = await aFile();
  await writeFile(file, text);

  expect(await findReleasedSource(file, 'blog')).toBeUndefined();
});
