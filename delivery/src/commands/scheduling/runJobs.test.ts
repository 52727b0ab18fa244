import { runJobs, type Job } from './runJobs';

/** Jobs that end when the test decides. */
function aRun(cores: number) {
  const log: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (reason: Error) => void }>();
  const abort = new AbortController();

  const job = (name: string, changes: Partial<Job> = {}): Job => ({
    name,
    cores: 1,
    ...changes,
    run() {
      log.push(`+${name}`);
      return new Promise<void>((resolve, reject) => ends.set(name, { resolve, reject }));
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    log.push(`-${name}`);
    ends.get(name)?.resolve();
    await settle();
  };
  const fail = async (name: string) => {
    ends.get(name)?.reject(new Error(`${name} is broken`));
    await settle();
  };
  const begin = (jobs: readonly Job[]) =>
    runJobs(jobs, {
      cores,
      signal: abort.signal,
      onFailure: (failed, failure) => log.push(`!${failed.name}: ${String(failure)}`),
      onImpossible: (dropped, need) => log.push(`?${dropped.name} for ${need}`),
    });
  return { log, job, begin, end, fail, abort };
}

test('the number of cores limits how many jobs run concurrently', async () => {
  const { log, job, begin, end } = aRun(3);
  const ended = begin([job('lint'), job('types', { cores: 2 }), job('messages'), job('styles')]);

  expect(log).toEqual(['+lint', '+types']);
  await end('types');

  expect(log.slice(2)).toEqual(['-types', '+messages', '+styles']);
  for (const name of ['lint', 'messages', 'styles']) await end(name);
  await ended;
});

test('a job that needs more cores than exist runs alone', async () => {
  const { log, job, begin, end } = aRun(2);
  const ended = begin([job('tests', { cores: 4 }), job('lint')]);

  expect(log).toEqual(['+tests']);
  await end('tests');

  expect(log).toEqual(['+tests', '-tests', '+lint']);
  await end('lint');
  await ended;
});

test('a job that waits for the network takes no core from others', async () => {
  const { log, job, begin, end } = aRun(1);
  const ended = begin([job('lint'), job('browser', { cores: 0 })]);

  expect(log).toEqual(['+lint', '+browser']);
  await end('browser');
  await end('lint');
  await ended;
});

test('jobs that use the same resource run one after the other', async () => {
  const { log, job, begin, end } = aRun(4);
  const ended = begin([job('browser', { uses: 'apt' }), job('Redis', { uses: 'apt' })]);

  expect(log).toEqual(['+browser']);
  await end('browser');

  expect(log).toEqual(['+browser', '-browser', '+Redis']);
  await end('Redis');
  await ended;
});

test('a job starts when all its dependencies have succeeded', async () => {
  const { log, job, begin, end } = aRun(4);
  const ended = begin([job('journeys', { after: ['build', 'data'] }), job('build'), job('data')]);

  await end('build');
  expect(log).not.toContain('+journeys');
  await end('data');

  expect(log).toContain('+journeys');
  await end('journeys');
  await ended;
});

test('a failed job cancels only its dependents', async () => {
  const { log, job, begin, end, fail } = aRun(1);
  const after = (...names: string[]) => ({ after: names });
  const ended = begin([
    job('build'),
    job('data', after('build')),
    job('journeys', after('data')),
    job('lint'),
  ]);

  await fail('build');

  expect(log.slice(1)).toEqual([
    '!build: Error: build is broken',
    '?data for build',
    '?journeys for data',
    '+lint',
  ]);
  await end('lint');
  await ended;
});

test('an aborted run starts no further jobs', async () => {
  const { log, job, begin, end, abort } = aRun(1);
  const ended = begin([job('lint'), job('types')]);

  abort.abort();
  await end('lint');
  await ended;

  expect(log).toEqual(['+lint', '-lint']);
});

test.each([
  ['a job that is not there', ['build']],
  ['each other', ['lint']],
])('a dependency on %s is an error', async (_, after) => {
  const { job, begin } = aRun(1);

  await expect(begin([job('lint', { after })])).rejects.toThrow(/wait/);
});
