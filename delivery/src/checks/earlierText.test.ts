import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../testing/temporaryFolder';
import { readEarlierText } from './earlierText';

const author = ['-c', 'user.name=Test', '-c', 'user.email=test@tidegate.example'];

/** A repository whose file has said each of these texts in turn. */
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

test('nothing came before the first commit, nor where no repository is', async () => {
  const rootDir = await aRepository(['one']);

  expect(await readEarlierText(rootDir, 'budgets.json', 'one')).toBeUndefined();
  expect(await readEarlierText(await makeTemporaryFolder(), 'a.json', 'one')).toBeUndefined();
});
