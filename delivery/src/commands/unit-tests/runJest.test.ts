import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { runJest, type JestRun } from './runJest';
import { writeBatches } from './writeBatches';
import type { TestEvent } from './testEvents';

const modules = path.resolve(import.meta.dirname, '../../../../node_modules');

/** Real Jest with generated tests. */
async function aCheckout(tests: Readonly<Record<string, string>>) {
  const rootDir = await makeTemporaryFolder();
  await symlink(modules, path.join(rootDir, 'node_modules'));
  await writeFile(path.join(rootDir, 'package.json'), '{}');
  await writeFile(
    path.join(rootDir, 'jest.config.js'),
    `const batches = process.env.TEST_BATCHES ?? [];
    const roots = [__dirname].concat(batches);
    const testMatch = roots.map((root) => root + '/**/*.test.js');
    module.exports = { projects: [{ rootDir: __dirname, roots, testMatch, transform: {} }] };`,
  );
  for (const [file, text] of Object.entries(tests)) {
    await writeFile(path.join(rootDir, file), text);
  }
  const events: TestEvent[] = [];
  const run = (changes: Partial<JestRun> = {}) =>
    runJest({
      rootDir,
      files: Object.keys(tests),
      workers: 1,
      env: {},
      reportFile: path.join(rootDir, 'report.json'),
      signal: new AbortController().signal,
      onEvent: (event) => events.push(event),
      ...changes,
    });
  return { rootDir, run, events };
}

function inOneBatch(rootDir: string, files: readonly string[]) {
  const batches = [{ project: 'node', name: 'all-1', files }];
  return writeBatches(rootDir, path.join(rootDir, 'batches'), { batches, rest: [] });
}

const mixed = {
  'a.test.js': `
    test('one', () => {});
    test('two (a)', () => { throw new Error('no two'); });
    test.skip('three', () => {});
  `,
  'broken.test.js': `require('./not-there');`,
};

test('each file is counted, and a file that cannot be loaded counts as a failure', async () => {
  const { run } = await aCheckout(mixed);

  const counts = await run();

  expect(Object.fromEntries(counts)).toEqual({
    'a.test.js': { passed: 1, failed: 1, skipped: 1 },
    'broken.test.js': { passed: 0, failed: 1, skipped: 0 },
  });
});

test('failures are reported with file, title, message and progress', async () => {
  const { run, events } = await aCheckout(mixed);

  await run();

  expect(events[0]).toEqual({ type: 'begin', total: 2 });
  const failures = events.filter((event) => event.type === 'failure');
  expect(failures.map(({ file, title }) => `${file}: ${title}`).sort()).toEqual([
    'a.test.js: two (a)',
    'broken.test.js: ',
  ]);
  expect(failures.map(({ message }) => message).join()).toContain('no two');
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'ended', name: 'a.test.js', passed: 1, failed: 1 }),
  );
});

test('a title selects tests, even with special characters', async () => {
  const { run } = await aCheckout({ 'a.test.js': mixed['a.test.js'] });

  const counts = await run({ title: 'two (a)' });

  expect(counts.get('a.test.js')).toMatchObject({ passed: 0, failed: 1 });
});

test('a test file outside every Jest project is an error, not a pass', async () => {
  const { run } = await aCheckout({ 'a.test.js': `test('one', () => {});` });

  await expect(run({ files: ['a.test.js', 'lost.test.mjs'] })).rejects.toMatchObject({
    message: 'No project of jest.config.js runs these tests',
    output: 'lost.test.mjs',
  });
});

test('a run of Jest without results fails with its output', async () => {
  const { run } = await aCheckout({ 'a.test.js': `test('one', () => {});` });

  await expect(run({ rest: ['--config=not-there.json'] })).rejects.toThrow(/^Jest broke off/);
});

test('a file in a batch is counted, named and repeated separately', async () => {
  const files = { ...mixed, 'c.test.js': `test('four', () => {});` };
  const { rootDir, run, events } = await aCheckout(files);
  const batches = await inOneBatch(rootDir, Object.keys(files));

  const counts = await run({ batches });

  expect(Object.fromEntries(counts)).toEqual({
    'a.test.js': { passed: 1, failed: 1, skipped: 1 },
    'broken.test.js': { passed: 0, failed: 1, skipped: 0 },
    'c.test.js': { passed: 1, failed: 0, skipped: 0 },
  });
  expect(events[0]).toEqual({ type: 'begin', total: 1 });
  const failures = events.filter((event) => event.type === 'failure');
  expect(failures.map(({ file, title }) => `${file}: ${title}`).sort()).toEqual([
    'a.test.js: two (a)',
    'broken.test.js: loads',
  ]);
});

test('a file without tests fails its batch', async () => {
  const files = { 'a.test.js': `test('one', () => {});`, 'empty.test.js': '' };
  const { rootDir, run } = await aCheckout(files);
  const batches = await inOneBatch(rootDir, Object.keys(files));

  const counts = await run({ batches });

  expect(counts.get('empty.test.js')).toMatchObject({ failed: 1 });
});

test('a file of a batch leaves no timers or replaced functions for the next', async () => {
  const files = {
    'a.test.js': `
      test('one', () => {
        jest.useFakeTimers();
        jest.spyOn(Math, 'random').mockReturnValue(2);
      });
    `,
    'b.test.js': `
      test('two', () => {
        expect(setTimeout).not.toHaveProperty('clock');
        expect(Math.random()).toBeLessThan(1);
      });
    `,
  };
  const { rootDir, run } = await aCheckout(files);
  const batches = await inOneBatch(rootDir, Object.keys(files));

  const counts = await run({ batches });

  expect(counts.get('b.test.js')).toEqual({ passed: 1, failed: 0, skipped: 0 });
});
