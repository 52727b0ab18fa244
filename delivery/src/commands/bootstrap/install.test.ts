import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { ensureInstalled, isInstalled } from './install.js';

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

/** A checkout with npm's record of installed packages, or without one. */
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

test('node_modules is complete without the packages of other systems', async () => {
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

/** A fake npm, named as `npm start` does, that records its arguments, prints and exits. */
async function withFakeNpm(output: string, exitCode: number, work: () => Promise<void>) {
  const script = path.join(await makeTemporaryFolder(), 'npm-cli.js');
  await writeFile(
    script,
    `require('node:fs').writeFileSync('arguments', process.argv.slice(2).join(' '));
     console.error(${JSON.stringify(output)});
     process.exitCode = ${String(exitCode)};`,
  );
  const before = process.env['npm_execpath'];
  process.env['npm_execpath'] = script;
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env['npm_execpath'];
    else process.env['npm_execpath'] = before;
  }
}

const phases: string[] = [];
const progress = {
  phase: <Result>(name: string, work: () => Promise<Result>) => {
    phases.push(name);
    return work();
  },
};

beforeEach(() => {
  phases.length = 0;
});

test('packages are installed exactly as package-lock.json specifies', async () => {
  const rootDir = await aCheckout(undefined);

  await withFakeNpm('', 0, () => ensureInstalled({ rootDir, progress }));

  expect(phases).toEqual(['installing packages']);
  expect(await readFile(path.join(rootDir, 'arguments'), 'utf8')).toMatch(/^ci /);
});

test('installed packages are not installed again', async () => {
  const rootDir = await aCheckout(installed);

  await withFakeNpm('', 1, () => ensureInstalled({ rootDir, progress }));

  expect(phases).toEqual([]);
});

test.each([
  ['npm error code ENOTFOUND', /Check the network/],
  ['npm error code EUSAGE', /package-lock\.json does not fit/],
])('after "%s" the failure explains what to do', async (output, hint) => {
  const rootDir = await aCheckout(undefined);

  await withFakeNpm(output, 1, async () => {
    const failed = ensureInstalled({ rootDir, progress });
    await expect(failed).rejects.toThrow(hint);
    await expect(failed).rejects.toMatchObject({ output });
  });
});
