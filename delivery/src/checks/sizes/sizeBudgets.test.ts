import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames } from '@tidegate/contracts/remotes/remoteNames';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { measureBuilds } from './measureBuilds';
import { budgetsFile, checkSizes, compareSizes, findRises, type Budgets } from './sizeBudgets';

function someBudgets(gzipBytes: Budgets['gzipBytes'], decision: string | null = null): Budgets {
  return { decision, gzipBytes };
}

const isRecord = (file: string) => file.startsWith('docs/decisions/');

test('a part above its budget is reported with its excess', () => {
  const sizes = new Map([
    ['blog', 1001],
    ['tools', 1000],
  ]);

  const { problems, checkedCount } = compareSizes(someBudgets({ blog: 1000, tools: 1000 }), sizes);

  expect(problems).toEqual(['blog: 1 bytes above the budget of 1000']);
  expect(checkedCount).toBe(2);
});

test('a part without a budget and a budget without a part are reported', () => {
  const { problems } = compareSizes(someBudgets({ blog: 1000 }), new Map([['tools', 5]]));

  expect(problems).toEqual(['tools: no budget, 5 bytes', 'blog: a budget for nothing']);
});

test('a remote without its own budget has the budget of a new remote', () => {
  const budgets = someBudgets({ 'new remote': 1000 });

  expect(compareSizes(budgets, new Map([['status', 1000]])).problems).toEqual([]);
  expect(compareSizes(budgets, new Map([['status', 1001]])).problems).toEqual([
    'status: 1 bytes above the budget of 1000',
  ]);
});

test('budgets may go down, and new parts may get one', () => {
  const rises = findRises(
    someBudgets({ blog: 900, tools: 10 }),
    someBudgets({ blog: 1000 }),
    isRecord,
  );

  expect(rises).toEqual([]);
});

test.each([
  ['no decision is named', null, null],
  ['the decision is an old one', 'docs/decisions/1.md', 'docs/decisions/1.md'],
  ['the decision is no record', 'notes.md', null],
])('a budget that rises is refused where %s', (_, decision, earlierDecision) => {
  const before = someBudgets({ blog: 1000 }, earlierDecision);

  expect(findRises(someBudgets({ blog: 1001 }, decision), before, isRecord)).toHaveLength(1);
});

test('a new decision lets a budget rise', () => {
  const budgets = someBudgets({ blog: 2000 }, 'docs/decisions/2.md');

  expect(findRises(budgets, someBudgets({ blog: 1000 }, null), isRecord)).toEqual([]);
});

/** A checkout with builds of the shell and five remotes. */
async function aBuiltCheckout(): Promise<string> {
  const rootDir = await makeTemporaryFolder();
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(rootDir, file)), { recursive: true });
    await writeFile(path.join(rootDir, file), text);
  };
  const list = (name: string) => [{ url: `/assets/${name}`, integrity: 'sha384-x' }];
  const assets = {
    startScript: { text: 'start()' },
    ...{ scripts: list('a.js'), styles: list('a.css'), federation: list('b.js') },
  };
  await write('shell/dist/assets.json', JSON.stringify(assets));
  for (const name of ['a.js', 'a.css', 'b.js', 'open-page.c.js']) {
    await write(`shell/dist/client/${name}`, name);
  }
  for (const name of remoteNames) await write(`remotes/${name}/dist/client/remote.js`, name);
  return rootDir;
}

test('every part of the site is measured', async () => {
  const sizes = await measureBuilds(await aBuiltCheckout());

  expect([...(sizes?.keys() ?? [])]).toEqual([
    'shell inline script',
    'shell scripts',
    'shell styles',
    'shell federation runtime',
    'shell scripts after load',
    ...remoteNames,
  ]);
  expect(Math.min(...(sizes?.values() ?? [0]))).toBeGreaterThan(0);
});

test('a checkout without builds fails and names the build command', async () => {
  const rootDir = await makeTemporaryFolder();
  await mkdir(path.join(rootDir, 'delivery'));
  await writeFile(path.join(rootDir, budgetsFile), JSON.stringify(someBudgets({})));

  expect((await checkSizes(rootDir)).problems).toEqual(['nothing is built: npm run build']);
});
