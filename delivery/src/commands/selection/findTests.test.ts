import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { findTests } from './findTests';

const sources = {
  'shell/src/price.test.ts': "test('a price has two digits', () => {});",
  'shell/src/price.ts': '',
  'remotes/blog/src/List.test.tsx': "test('a list has pages', () => {});",
  'e2e/journeys/purchase/trial.spec.ts': "test('a visitor tries it', () => {});",
  'delivery/checks/planted-lint/a.test.ts': "test('is planted', () => {});",
};

async function aCheckout() {
  const rootDir = await makeTemporaryFolder();
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(rootDir, file)), { recursive: true });
    await writeFile(path.join(rootDir, file), text);
  }
  const find = (...targets: string[]) =>
    findTests(targets, { rootDir, files: Object.keys(sources) });
  return { rootDir, find };
}

const price = 'shell/src/price.test.ts';
const list = 'remotes/blog/src/List.test.tsx';
const trial = 'e2e/journeys/purchase/trial.spec.ts';

test.each([
  ['a path', [price], { tests: [price], journeys: [] }],
  ['a path from here', [`./${price}`], { tests: [price], journeys: [] }],
  ['part of a path', ['blog'], { tests: [list], journeys: [] }],
  ['the path of a journey', [trial], { tests: [], journeys: [trial] }],
  ['paths of both levels', ['List', 'trial.spec'], { tests: [list], journeys: [trial] }],
])('%s finds files', async (_, targets, found) => {
  const { find } = await aCheckout();

  expect(await find(...targets)).toEqual({ ...found, title: undefined });
});

test('an absolute path finds its file', async () => {
  const { rootDir, find } = await aCheckout();

  expect((await find(path.join(rootDir, price))).tests).toEqual([price]);
});

test('a title finds the files that contain it, at any level', async () => {
  const { find } = await aCheckout();

  expect(await find('visitor tries')).toEqual({
    tests: [],
    journeys: [trial],
    title: 'visitor tries',
  });
});

test('a file and a title select that title in that file', async () => {
  const { find } = await aCheckout();

  const title = 'a price has two digits';
  expect(await find(price, title)).toEqual({ tests: [price], journeys: [], title });
  await expect(find(list, title)).rejects.toThrow(`part of a title in ${list}`);
});

test.each([
  ['nothing that is there', ['no such thing']],
  ['a file that holds no test', ['shell/src/price.ts']],
  ['what is planted for the rules', ['is planted']],
])('%s is refused in one line', async (_, targets) => {
  const { find } = await aCheckout();

  await expect(find(...targets)).rejects.toThrow(/is no path of a .* in any test$/);
});

test('two titles are refused', async () => {
  const { find } = await aCheckout();

  await expect(find('a price has', 'a list has')).rejects.toThrow('One title at a time');
});
