import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkLockedPackages } from './checkLockedPackages';

const rootDir = path.resolve(import.meta.dirname, '../../../..');

const compiler = {
  version: '1.0.0',
  integrity: 'sha512-compiler',
  optionalDependencies: { 'compiler-linux': '1.0.0', 'compiler-mac': '1.0.0' },
};
const binary = { version: '1.0.0', integrity: 'sha512-binary' };

const complete = {
  '': {},
  backend: { version: '1.0.0' },
  'node_modules/@tidegate/backend': { link: true, resolved: 'backend' },
  'node_modules/compiler': compiler,
  'node_modules/compiler-linux': binary,
  'node_modules/compiler/node_modules/compiler-mac': binary,
};

test('package-lock.json can be installed on every system', async () => {
  const lockFile: unknown = JSON.parse(
    await readFile(path.join(rootDir, 'package-lock.json'), 'utf8'),
  );

  const { problems, checkedCount } = checkLockedPackages(lockFile);

  expect(problems).toEqual([]);
  expect(checkedCount).toBeGreaterThan(1000);
});

test('a binary may be installed beside the package that needs it, or inside', () => {
  expect(checkLockedPackages({ packages: complete })).toEqual({ problems: [], checkedCount: 3 });
});

test.each([
  [
    'a binary that is not locked',
    { 'node_modules/compiler': { ...compiler, optionalDependencies: { 'compiler-win': '1.0.0' } } },
    'node_modules/compiler may need compiler-win 1.0.0, which is not locked',
  ],
  [
    'a package without its hash',
    { 'node_modules/compiler-linux': { version: '1.0.0' } },
    'node_modules/compiler-linux has no version or no integrity',
  ],
  [
    'a registry that few can reach',
    {
      'node_modules/compiler-linux': { ...binary, resolved: 'https://registry.example.test/a.tgz' },
    },
    'node_modules/compiler-linux does not come from registry.npmjs.org',
  ],
])('%s is reported', (_, fault, problem) => {
  const { problems } = checkLockedPackages({ packages: { ...complete, ...fault } });

  expect(problems).toEqual([problem]);
});

test('the lock check reports a lock file without packages', () => {
  expect(checkLockedPackages({ packages: {} }).problems).toEqual([
    'no packages were found to check',
  ]);
});
