import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkLicences } from './checkLicences';

const rootDir = path.resolve(import.meta.dirname, '../../../..');

async function readLockFile() {
  const text = await readFile(path.join(rootDir, 'package-lock.json'), 'utf8');
  return JSON.parse(text) as { packages: Record<string, object> };
}

test('every production package has a permitted licence', async () => {
  const { problems, checkedCount } = checkLicences(await readLockFile());

  expect(problems).toEqual([]);
  expect(checkedCount).toBeGreaterThan(300);
});

test.each([
  ['another licence', { license: 'AGPL-3.0-or-later' }, 'is under "AGPL-3.0-or-later"'],
  ['a choice between licences', { license: 'MIT OR GPL-3.0' }, 'is under "MIT OR GPL-3.0"'],
  ['no licence', {}, 'is under no licence'],
])('a package under %s is reported', async (_, planted, reason) => {
  const lockFile = await readLockFile();
  const packages = { ...lockFile.packages, 'shell/node_modules/knots': planted };

  expect(checkLicences({ packages }).problems).toEqual([`shell/node_modules/knots ${reason}`]);
});

test('a development dependency may have any licence', () => {
  const packages = {
    'node_modules/linter': { license: 'GPL-3.0', dev: true },
    'node_modules/react': { license: 'MIT' },
  };

  expect(checkLicences({ packages })).toEqual({ problems: [], checkedCount: 1 });
});

test('the licence check reports a lock file without packages', () => {
  expect(checkLicences({ packages: {} }).problems).toHaveLength(1);
});
