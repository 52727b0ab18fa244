import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { readEarlierText } from './readEarlierText';

const author = ['-c', 'user.name=Test', '-c', 'user.email=test@tidegate.example'];

/** A repository with one commit per text of the file. */
async function aRepository(texts: readonly string[]): Promise<string> {
  const rootDir = await makeTemporaryFolder();
  const git = (...args: string[]) => execFileSync('git', [...author, ...args], { cwd: rootDir });
  git('init', '--quiet');
  for (const text of texts) {
    await writeFile(path.join(rootDir, 'budgets.json'), text);
    git('add', '.');
    git('commit', '--quiet', '--no-verify', '-m', text);
  }
  return rootDir;
}

test('a changed file is compared with the last commit', async () => {
  const rootDir = await aRepository(['one', 'two']);

  expect(await readEarlierText(rootDir, 'budgets.json', 'three')).toBe('two');
});

test('a committed change is compared with the commit before it', async () => {
  const rootDir = await aRepository(['one', 'two']);

  expect(await readEarlierText(rootDir, 'budgets.json', 'two')).toBe('one');
});

test('there is no earlier text before the first commit or outside a repository', async () => {
  const rootDir = await aRepository(['one']);

  expect(await readEarlierText(rootDir, 'budgets.json', 'one')).toBeUndefined();
  expect(await readEarlierText(await makeTemporaryFolder(), 'a.json', 'one')).toBeUndefined();
});
