import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import type { TestEvent } from '../unit-tests/testEvents';
import { runJourneys, type JourneyRun } from './runJourneys';

const modules = path.resolve(import.meta.dirname, '../../../../node_modules');

const config = `
  export default {
    projects: [
      { name: 'pages', testDir: 'pages' },
      { name: 'calls', testDir: 'calls' },
    ],
  };
`;

const pages = `
  import { expect, test } from '@playwright/test';
  test('one', () => {});
  test('two (a)', () => { expect(1).toBe(2); });
  test.skip('three', () => {});
`;

const calls = `
  import { test } from '@playwright/test';
  test('four', () => { if (process.env.SITE_URL !== 'http://site') throw new Error('no site'); });
`;

/** Real Playwright with tests that need no browser. */
async function aCheckout(files: Readonly<Record<string, string>> = {}) {
  const rootDir = await makeTemporaryFolder();
  const all = {
    'package.json': '{ "type": "module" }',
    'e2e/playwright.config.ts': config,
    'e2e/pages/a.spec.ts': pages,
    'e2e/calls/b.spec.ts': calls,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(rootDir, file)), { recursive: true });
    await writeFile(path.join(rootDir, file), text);
  }
  await symlink(modules, path.join(rootDir, 'node_modules'));
  const events: TestEvent[] = [];
  const run = (changes: Partial<JourneyRun> = {}) =>
    runJourneys({
      rootDir,
      workers: 1,
      env: { SITE_URL: 'http://site' },
      resultsFile: path.join(rootDir, 'results.json'),
      signal: new AbortController().signal,
      onEvent: (event) => events.push(event),
      ...changes,
    });
  return { run, events };
}

test('each project is counted, and failures are reported as they happen', async () => {
  const { run, events } = await aCheckout();

  const { counts, errors } = await run();

  expect(errors).toBe(0);
  expect(Object.fromEntries(counts)).toEqual({
    pages: { passed: 1, failed: 1, skipped: 1 },
    calls: { passed: 1, failed: 0, skipped: 0 },
  });
  expect(events[0]).toEqual({ type: 'begin', total: 4 });
  expect(events.find((event) => event.type === 'failure')).toMatchObject({
    file: 'e2e/pages/a.spec.ts',
    title: 'two (a)',
  });
});

test('projects, files and a title select tests', async () => {
  const { run } = await aCheckout();

  const one = await run({ projects: ['calls'] });
  const other = await run({ files: ['e2e/pages/a.spec.ts'], title: 'two (a)' });

  expect([...one.counts.keys()]).toEqual(['calls']);
  expect(Object.fromEntries(other.counts)).toEqual({
    pages: { passed: 0, failed: 1, skipped: 0 },
  });
});

test('a test file that cannot be loaded is reported as a failure', async () => {
  const { run, events } = await aCheckout({ 'e2e/pages/c.spec.ts': 'import "./not-there";' });

  const { errors } = await run({ projects: ['pages'] });

  expect(errors).toBeGreaterThan(0);
  expect(events).toContainEqual(expect.objectContaining({ type: 'failure', title: '' }));
});

test('a run of Playwright without results fails with its output', async () => {
  const { run } = await aCheckout();

  await expect(run({ rest: ['--no-such-option'] })).rejects.toThrow(/^Playwright broke off/);
});
