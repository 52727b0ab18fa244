import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../testing/makeTemporaryFolder';
import { collectNotices } from './collectNotices.js';

async function aCheckoutWith(license: string | undefined): Promise<string> {
  const rootDir = await makeTemporaryFolder();
  const folder = path.join(rootDir, 'node_modules/knots');
  await mkdir(folder, { recursive: true });
  const manifest = { name: 'knots', version: '1.2.0', license };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'LICENSE.md'), 'Copyright Ada Lovelace\n');
  const fonts = path.join(rootDir, 'design-system/src/fonts');
  await mkdir(fonts, { recursive: true });
  await writeFile(path.join(fonts, 'OFL.txt'), 'Copyright of the font\n');
  return rootDir;
}

const folders = ['node_modules/knots'];

test('notices name packages and fonts with their licence and its text', async () => {
  const notices = await collectNotices(await aCheckoutWith('MIT'), folders);

  expect(notices).toMatch(/^knots 1\.2\.0 \(MIT\)\n\nCopyright Ada Lovelace\n/);
  expect(notices).toMatch(/\nGeologica \(OFL-1\.1\)\n\nCopyright of the font\n$/);
});

test.each(['AGPL-3.0-or-later', undefined])(
  'a package under %s must not be bundled',
  async (license) => {
    const rootDir = await aCheckoutWith(license);

    await expect(collectNotices(rootDir, folders)).rejects.toThrow('knots is not to be bundled');
  },
);
