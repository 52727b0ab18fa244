import { CommandFailure } from '../bootstrap/failure.js';
import type { PassCache, Unit } from '../pass-cache/createPassCache';
import { runJobs } from '../scheduling/runJobs';
import type { Run } from './run';
import type { Step } from './step';
import { planSteps } from './stepJobs';
import { createTally } from './tally';

function aRun(passed: string[] = []) {
  const lines: string[] = [];
  const line = (text: string) => void lines.push(text.replaceAll(/ +|\d\.\d s/g, ' ').trim());
  const none = { passed: 0, failed: 0, skipped: 0 };
  const passCache: PassCache = {
    readFiles: async () => new Map(),
    find: async ({ name }) => (passed.includes(name) ? none : undefined),
    begin: async ({ name }) => ({
      store: async () => {
        passed.push(name);
        return true;
      },
    }),
    listChanges: async () => undefined,
  };
  const board: Run['board'] = {
    line,
    open: () => ({ describe: () => undefined, end: () => undefined }),
    progress: { line, phase: (_, work) => work() },
    close: () => undefined,
  };
  const run: Run = {
    rootDir: '/nowhere',
    env: {},
    cores: 2,
    board,
    passCache,
    folder: { path: '/nowhere', own: async () => undefined, remove: async () => undefined },
    tally: createTally({ rootDir: '/nowhere', isDebugging: false, line }),
    signal: new AbortController().signal,
  };
  const ran: string[] = [];
  const aStep = (name: string, changes: Partial<Step> = {}): Step => ({
    name,
    cores: 1,
    reads: () => true,
    run: async ({ changed }) => void ran.push(changed ? `${name} of ${changed.join()}` : name),
    ...changes,
  });
  const go = async (
    steps: readonly Step[],
    findChanges?: (unit: Unit) => Promise<readonly string[] | undefined>,
  ) => {
    const failures: string[] = [];
    const explained: unknown[] = [];
    await runJobs(await planSteps(steps, run, findChanges), {
      cores: 2,
      signal: run.signal,
      onFailure: ({ name }, failure) => {
        failures.push(name);
        explained.push(failure);
      },
      onImpossible: ({ name }) => failures.push(name),
    });
    return { failures, explained };
  };
  return { lines, passed, ran, aStep, go };
}

test('a step that passed is not run again, and a new pass is cached', async () => {
  const { lines, passed, ran, aStep, go } = aRun(['lint']);

  await go([aStep('lint'), aStep('types')]);

  expect(ran).toEqual(['types']);
  expect(lines).toEqual(['lint unchanged', 'types']);
  expect(passed).toEqual(['lint', 'types']);
});

test('a failed step is not cached', async () => {
  const { passed, aStep, go } = aRun();
  const bad = aStep('lint', { run: () => Promise.reject(new Error('bad')) });

  expect((await go([bad])).failures).toEqual(['lint']);

  expect(passed).toEqual([]);
});

test('a failed step prints the command that repeats it', async () => {
  const { aStep, go } = aRun();
  const run = async () => Promise.reject(new CommandFailure('Correct it', { output: 'a.ts: bad' }));

  const { explained } = await go([aStep('import rules', { run })]);

  expect(explained).toMatchObject([
    { message: 'Correct it', output: 'a.ts: bad', again: 'npm run verify -- import-rules' },
  ]);
});

test('a step that can checks only changed files, which does not count as a pass', async () => {
  const { passed, ran, aStep, go } = aRun();

  await go([aStep('lint', { canNarrow: true }), aStep('types')], async () => ['a.ts']);

  expect(ran).toEqual(['lint of a.ts', 'types']);
  expect(passed).toEqual(['types']);
});

test('a step checks everything if there is no earlier state to compare with', async () => {
  const { ran, aStep, go } = aRun();

  await go([aStep('lint', { canNarrow: true })], async () => undefined);

  expect(ran).toEqual(['lint']);
});

test('a step without changed inputs is not run', async () => {
  const { ran, lines, aStep, go } = aRun();

  await go([aStep('lint', { canNarrow: true })], async () => []);

  expect(ran).toEqual([]);
  expect(lines).toEqual(['lint unchanged']);
});
