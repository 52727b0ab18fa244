import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/temporaryFolder';
import { isInstalled } from './install.js';

interface LockedPackage {
  version?: string;
  integrity?: string;
  optional?: boolean;
  link?: boolean;
}

type Packages = Readonly<Record<string, LockedPackage>>;

const wanted: Packages = {
  '': {},
  backend: { version: '1.0.0' },
  'node_modules/@tidegate/backend': { link: true },
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-zod' },
  'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-mac', optional: true },
};

const installed: Packages = {
  'node_modules/@tidegate/backend': { link: true },
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-zod' },
};

/** A checkout whose node_modules has npm's record of `record`, or no such record. */
async function aCheckout(record: Packages | undefined): Promise<string> {
  const root = await makeTemporaryFolder();
  await mkdir(path.join(root, 'node_modules'));
  await writeFile(path.join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (record) {
    const file = path.join(root, 'node_modules/.package-lock.json');
    await writeFile(file, JSON.stringify({ packages: record }));
  }
  return root;
}

test('what package-lock.json asks for is there; packages of other systems need not be', async () => {
  expect(isInstalled(await aCheckout(installed))).toBe(true);
});

test.each([
  ['nothing was installed, or not to the end', undefined],
  ['a package is missing', { 'node_modules/@tidegate/backend': { link: true } }],
  ['a package has another version', { ...installed, 'node_modules/zod': { version: '4.0.0' } }],
  [
    'a package has other contents',
    { ...installed, 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-other' } },
  ],
])('an install is needed when %s', async (_, record) => {
  expect(isInstalled(await aCheckout(record))).toBe(false);
});
