import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../testing/temporaryFolder';
import { checkCheckedTypes } from './checkedTypes';

const compiler = path.resolve(
  import.meta.dirname,
  '../../../node_modules/typescript-native/bin/tsc',
);

const orders = {
  compilerOptions: { composite: true, rootDir: '.', outDir: '../types/orders', types: [] },
  include: ['*.ts'],
};

/** A tree with one project `orders` and one folder `invoices` that belongs to none. */
async function aTree({ references = [{ path: 'orders' }], status = "'open'" } = {}) {
  const root = await makeTemporaryFolder();
  const files = {
    'tsconfig.json': JSON.stringify({ files: [], references }),
    'orders/tsconfig.json': JSON.stringify(orders),
    'orders/open.ts': `import type { Status } from './status';\nexport const open: Status = ${status};\n`,
    'orders/status.ts': "export type Status = 'open' | 'closed';\n",
    'invoices/invoice.ts': "export const invoice = 'unpaid';\n",
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return root;
}

function build(root: string): { status: number | null; stdout: string } {
  return spawnSync(process.execPath, [compiler, '--build', '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
}

test('the compiler reports a wrong type in a project that is referred to', async () => {
  const root = await aTree({ status: "'lost'" });

  const { status, stdout } = build(root);

  expect(status).not.toBe(0);
  expect(stdout).toContain('orders/open.ts(2,14): error TS2322');
}, 60_000);

test('files of a project that was built are checked, and others are a problem', async () => {
  const root = await aTree();
  expect(build(root).status).toBe(0);

  expect(await checkCheckedTypes(root, ['orders'])).toEqual({ problems: [], lookedAt: 2 });
  expect((await checkCheckedTypes(root, ['orders', 'invoices'])).problems).toEqual([
    'invoices/invoice.ts is in no project of tsconfig.json',
  ]);
}, 60_000);

test('a project that nothing refers to is not checked', async () => {
  const root = await aTree({ references: [] });

  expect((await checkCheckedTypes(root, ['orders'])).problems).toEqual([
    'orders/open.ts is in no project of tsconfig.json',
    'orders/status.ts is in no project of tsconfig.json',
  ]);
});

test('a tree without source files is a problem', async () => {
  const root = await aTree({ references: [] });

  expect((await checkCheckedTypes(root, ['remotes'])).problems).toEqual([
    'no source files were found to look at',
  ]);
});
