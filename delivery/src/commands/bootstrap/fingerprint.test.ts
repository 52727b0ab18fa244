import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { fingerprint } from './fingerprint.js';

async function aCheckout(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await makeTemporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  return root;
}

const sources = ['shell/src', 'package-lock.json'];
const files = { 'shell/src/frame/Header.tsx': 'header', 'package-lock.json': '{}' };

test('the same contents have the same fingerprint, whatever the dates', async () => {
  const root = await aCheckout(files);
  const before = await fingerprint(root, sources);

  await utimes(path.join(root, 'package-lock.json'), new Date(0), new Date(0));

  expect(await fingerprint(root, sources)).toBe(before);
});

test.each([
  ['a changed file', { 'shell/src/frame/Header.tsx': 'header 2' }],
  ['a new file', { 'shell/src/frame/Footer.tsx': '' }],
  ['a changed file among the sources', { 'package-lock.json': '{ }' }],
])('%s changes the fingerprint', async (_, change) => {
  const before = await fingerprint(await aCheckout(files), sources);

  expect(await fingerprint(await aCheckout({ ...files, ...change }), sources)).not.toBe(before);
});

test.each(['shell/src/dist/main.js', 'shell/src/frame/Header.test.tsx', 'shell/src/README.md'])(
  '%s does not change the fingerprint',
  async (name) => {
    const before = await fingerprint(await aCheckout(files), sources);

    expect(await fingerprint(await aCheckout({ ...files, [name]: 'x' }), sources)).toBe(before);
  },
);
