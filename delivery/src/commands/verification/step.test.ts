import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { changedFiles, checkStep, toolStep } from './step';

/** Replaces a tool: logs its arguments and fails on `bad.css`. */
const tool = `
  require('node:fs').appendFileSync('calls.log', process.argv.slice(2).join(' ') + '\\n');
  if (process.argv.includes('bad.css')) {
    console.error('bad.css: a colour');
    process.exitCode = 1;
  }
`;

const styles = toolStep({
  name: 'styles',
  file: 'tool.js',
  args: ['all'],
  advice: 'Correct it',
  reads: () => true,
  narrow: {
    args: ['--some'],
    choose: changedFiles((file) => file.endsWith('.css')),
    decidedBy: (file) => file === 'styles.config.js',
  },
});

async function aCheckout() {
  const rootDir = await makeTemporaryFolder();
  await mkdir(path.join(rootDir, 'node_modules'));
  await writeFile(path.join(rootDir, 'node_modules/tool.js'), tool);
  await writeFile(path.join(rootDir, 'a.css'), '');
  await writeFile(path.join(rootDir, 'bad.css'), '');
  const { signal } = new AbortController();
  const run = (changed?: readonly string[], step = styles) =>
    step.run({ rootDir, signal, ...(changed && { changed }) });
  const readCalls = () => readFile(path.join(rootDir, 'calls.log'), 'utf8').catch(() => '');
  return { rootDir, run, readCalls };
}

test('a tool checks everything without a list of changed files', async () => {
  const { run, readCalls } = await aCheckout();

  await run();

  expect(await readCalls()).toBe('all\n');
});

test.each([
  ['the changed files that concern it', ['a.css', 'b.ts', 'gone.css'], '--some a.css\n'],
  ['everything where its settings changed', ['a.css', 'styles.config.js'], 'all\n'],
  ['nothing where nothing concerns it', ['b.ts'], ''],
])('with a list of changed files a tool checks %s', async (_, changed, calls) => {
  const { run, readCalls } = await aCheckout();

  await run(changed);

  expect(await readCalls()).toBe(calls);
});

test('a failing tool reports its output, the advice and a log file', async () => {
  const { rootDir, run } = await aCheckout();

  await expect(run(['bad.css'])).rejects.toMatchObject({
    message: 'Correct it',
    output: 'bad.css: a colour',
    logFile: path.join(rootDir, '.cache/logs/styles.log'),
  });
});

test('a failing check reports its problems', async () => {
  const { run } = await aCheckout();
  const messages = checkStep({
    name: 'messages',
    advice: 'Correct the messages',
    reads: () => true,
    check: async () => ({ problems: ['a: is empty', 'b: is empty'], checkedCount: 2 }),
  });

  await expect(run(undefined, messages)).rejects.toMatchObject({
    message: 'Correct the messages',
    output: 'a: is empty\nb: is empty',
  });
});
