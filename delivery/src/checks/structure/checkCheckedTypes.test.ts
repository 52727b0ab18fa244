import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { checkCheckedTypes } from './checkCheckedTypes';
import { listConcerned } from './typeProjects';

/** A tree with one project `orders` and a folder `invoices` outside any project. */
async function aTree({ references = [{ path: 'orders' }], options = {} } = {}) {
  const folder = await makeTemporaryFolder();
  const orders = {
    compilerOptions: { composite: true, rootDir: '.', outDir: '../types', types: [], ...options },
    include: ['*.ts'],
  };
  const files = {
    'tsconfig.json': JSON.stringify({ files: [], references }),
    'orders/tsconfig.json': JSON.stringify(orders),
    'orders/open.ts':
      "import type { Status } from './status';\nexport const open: Status = 'open';\n",
    'orders/status.ts': "export type Status = 'open' | 'closed';\n",
    'invoices/invoice.ts': "export const invoice = 'unpaid';\n",
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}

test('files of a project are type-checked, and other files are reported', async () => {
  const tree = await aTree();

  expect(await checkCheckedTypes(tree, ['orders'])).toEqual({ problems: [], checkedCount: 2 });
  expect((await checkCheckedTypes(tree, ['orders', 'invoices'])).problems).toEqual([
    'invoices/invoice.ts is in no project of tsconfig.json',
  ]);
});

test('a project that the solution does not reference is not type-checked', async () => {
  const tree = await aTree({ references: [] });

  expect((await checkCheckedTypes(tree, ['orders'])).problems).toEqual([
    'orders/open.ts is in no project of tsconfig.json',
    'orders/status.ts is in no project of tsconfig.json',
  ]);
});

test.each([
  ['a setting that does not exist', { strickt: true }, 'strickt'],
  ['settings that contradict each other', { composite: true, declaration: false }, 'declaration'],
])('%s is reported', async (_, options, named) => {
  const tree = await aTree({ options });

  const { problems } = await checkCheckedTypes(tree, ['orders']);

  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^orders\/tsconfig\.json: /);
  expect(problems[0]).toContain(named);
});

test('a tree without source files is reported', async () => {
  const tree = await aTree({ references: [] });

  expect((await checkCheckedTypes(tree, ['remotes'])).problems).toEqual([
    'no source files were found to check',
  ]);
});

test('a change of types concerns the project of the file and its dependents', () => {
  const aProject = (folder: string, ...uses: string[]) => ({
    folder,
    uses,
    files: [],
    problems: [],
  });
  const projects = [
    aProject('contracts'),
    aProject('delivery', 'delivery/testing'),
    aProject('delivery/testing', 'contracts'),
    aProject('remotes/blog', 'delivery/testing'),
  ];

  expect(listConcerned(projects, ['remotes/blog/src/a.ts'])).toEqual(['remotes/blog']);
  expect(listConcerned(projects, ['delivery/testing/a.ts'])).toEqual([
    'delivery',
    'delivery/testing',
    'remotes/blog',
  ]);
  expect(listConcerned(projects, ['contracts/a.ts'])).toHaveLength(4);
  expect(listConcerned(projects, ['remotes/blog/src/a.ts', 'package.json'])).toHaveLength(4);
});
