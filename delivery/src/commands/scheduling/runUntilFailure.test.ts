import { once } from 'node:events';
import type { Job } from './runJobs';
import { runUntilFailure } from './runUntilFailure';

const untilAborted: Job['run'] = async (signal) => {
  if (!signal.aborted) await once(signal, 'abort');
  signal.throwIfAborted();
};

function aRun(cores = 2) {
  const stop = new AbortController();
  const failures: [string, unknown][] = [];
  const onFailure = ({ name }: Job, failure: unknown) => void failures.push([name, failure]);
  return { stop, failures, options: { cores, signal: stop.signal, onFailure } };
}

test('the first failure ends running jobs, starts no more and is the only one reported', async () => {
  const { failures, options } = aRun();
  const broken = new Error('the lint is broken');
  const ended: string[] = [];
  const later = jest.fn<Promise<void>, []>(() => Promise.resolve());
  const jobs: Job[] = [
    {
      name: 'tests',
      cores: 1,
      run: (signal) => untilAborted(signal).finally(() => ended.push('tests')),
    },
    { name: 'lint', cores: 1, run: () => Promise.reject(broken) },
    { name: 'format', cores: 1, run: later },
  ];

  expect(await runUntilFailure(jobs, options)).toBe(false);

  expect(failures).toEqual([['lint', broken]]);
  expect(ended).toEqual(['tests']);
  expect(later).not.toHaveBeenCalled();
});

test('a stopped run reports no failure', async () => {
  const { stop, failures, options } = aRun();
  const running = runUntilFailure([{ name: 'tests', cores: 1, run: untilAborted }], options);

  stop.abort();

  await running;
  expect(failures).toEqual([]);
});

test('no job is ended if all succeed', async () => {
  const signals: AbortSignal[] = [];
  const run: Job['run'] = (signal) => {
    signals.push(signal);
    return Promise.resolve();
  };

  const hasPassed = await runUntilFailure(
    ['lint', 'format'].map((name) => ({ name, cores: 1, run })),
    aRun().options,
  );

  expect(hasPassed).toBe(true);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});
