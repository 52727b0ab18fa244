import path from 'node:path';
import { describeServers, startRealDatabase } from '../journeys/realServers';
import type { Unit } from '../pass-cache/createPassCache';
import type { FileHashes } from '../pass-cache/createRepositoryReader';
import type { Job } from '../scheduling/runJobs';
import { formatEnd, formatSeconds } from '../terminal/statusBoard';
import { runJest } from './runJest';
import type { Run } from './run';
import { batchTests } from './testBatches';
import { TestsFailed } from './tally';
import { formatCounts, sumCounts, type TestCounts } from './testCounts';
import { formatFailure, type TestEvent } from './testEvents';
import { findGroup, testFile, type TestGroup } from './testGroups';
import { createTestProgress, type TestUnit } from './testProgress';

export const testsJob = 'tests';

const code = /\.[jt]sx?$/;

interface PlannedGroup {
  group: TestGroup;
  files: readonly string[];
  /** Runs only the tests that import one of these files. */
  related?: readonly string[] | undefined;
}

async function toUnit({ name, reads, usesServers }: TestGroup): Promise<Unit> {
  return { name, reads, facts: usesServers ? await describeServers() : undefined };
}

function sumOf(counts: ReadonlyMap<string, TestCounts>, holds: TestGroup['holds']): TestCounts {
  return sumCounts([...counts].flatMap(([file, each]) => (holds(file) ? [each] : [])));
}

export function watchTests({ board }: Run, name: string, unit: TestUnit) {
  const progress = createTestProgress(unit);
  const activity = board.open(name);
  activity.describe(progress.report);
  const onEvent = (event: TestEvent) => {
    progress.take(event);
    if (event.type === 'failure') board.line(formatFailure(event));
  };
  return { onEvent, end: activity.end };
}

/** Starts PostgreSQL for some work if it is installed and needed. */
export async function withDatabase<Result>(
  run: Run,
  isWanted: boolean,
  work: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const database = isWanted ? await startRealDatabase() : undefined;
  if (!database) return work({});
  const folder = new URL(database.url.replace('@/', '@localhost/')).searchParams.get('host');
  if (folder !== null) await run.folder.own(folder);
  try {
    return await work({ TEST_POSTGRES_URL: database.url });
  } finally {
    await database.stop();
  }
}

async function runGroups(run: Run, planned: readonly PlannedGroup[], signal: AbortSignal) {
  const startedAt = performance.now();
  const { rootDir, cores, folder, tally, board } = run;
  const attempts = await Promise.all(
    planned.map(async (plan) => ({
      ...plan,
      attempt: await run.passCache.begin(await toUnit(plan.group)),
    })),
  );
  const whole = planned.filter(({ related }) => !related).flatMap(({ files }) => files);
  const related = planned.flatMap((plan) => plan.related ?? []);
  const watched = watchTests(run, testsJob, 'batches');
  const batches = await batchTests(rootDir, path.join(folder.path, 'test-batches'), whole);
  const runs = [
    { files: whole, related: undefined, batches },
    { files: [], related },
  ].filter((each) => each.files.length + (each.related?.length ?? 0) > 0);
  let counts = new Map<string, TestCounts>();
  try {
    await withDatabase(
      run,
      planned.some(({ group }) => group.usesServers === true),
      async (env) => {
        for (const each of runs) {
          const found = await runJest({
            ...each,
            rootDir,
            workers: cores,
            env,
            reportFile: path.join(folder.path, 'jest.json'),
            signal,
            onEvent: watched.onEvent,
          });
          counts = new Map([...counts, ...found]);
        }
      },
    );
  } finally {
    watched.end();
  }
  let sum = sumCounts([]);
  for (const { group, related: isPart, attempt } of attempts) {
    const found = sumOf(counts, group.holds);
    sum = sumCounts([sum, found]);
    board.line(formatEnd(group.name, formatCounts(found), ...(isPart ? ['(what changed)'] : [])));
    if (!isPart) await attempt.store(found);
  }
  tally.add(sum);
  board.line(formatEnd(testsJob, formatSeconds(performance.now() - startedAt)));
  if (sum.failed > 0) {
    throw new TestsFailed(`${sum.failed} did not pass. Correct them, or what they found`);
  }
}

function listGroups(files: Iterable<string>): Map<TestGroup, string[]> {
  const groups = new Map<TestGroup, string[]>();
  for (const file of files) {
    if (!testFile.test(file)) continue;
    const group = findGroup(file);
    if (!group) throw new Error(`${file} belongs to no group of testGroups.ts`);
    groups.set(group, [...(groups.get(group) ?? []), file]);
  }
  return groups;
}

type FindChanges = (unit: Unit) => Promise<readonly string[] | undefined>;

async function planGroup(
  group: TestGroup,
  files: readonly string[],
  run: Run,
  findChanges?: FindChanges,
): Promise<PlannedGroup | undefined> {
  const unit = await toUnit(group);
  const cached = await run.passCache.find(unit);
  if (cached) {
    run.tally.add(cached);
    run.board.line(formatEnd(group.name, `${cached.passed} passed (unchanged)`));
    return undefined;
  }
  const changed = (await findChanges?.(unit))?.filter(group.isConcernedBy);
  if (!changed) return { group, files };
  if (changed.length === 0) {
    run.board.line(formatEnd(group.name, 'nothing that concerns them has changed'));
    return undefined;
  }
  // Any test may read data files or configuration.
  const isCode = changed.every((file) => code.test(file) && !file.endsWith('.config.js'));
  return { group, files, related: isCode ? changed : undefined };
}

/** Plans one job for the groups that have not passed with the current inputs. */
export async function planTests(
  run: Run,
  {
    files,
    names,
    findChanges,
  }: {
    files: FileHashes;
    names?: readonly string[] | undefined;
    findChanges?: FindChanges | undefined;
  },
): Promise<Job[]> {
  const groups = [...listGroups(files.keys())].filter(
    ([{ name }]) => !names || names.includes(name),
  );
  const plans = await Promise.all(
    groups.map(([group, tests]) => planGroup(group, tests, run, findChanges)),
  );
  const planned = plans.filter((plan) => plan !== undefined);
  if (planned.length === 0) return [];
  return [
    {
      name: testsJob,
      // Jest starts a worker per core, which may overlap with the end of another job. A few tests
      // use one core, because Jest mostly searches for the tests of the changed files.
      cores: planned.every(({ related }) => related) ? 1 : Math.ceil(run.cores * 0.75),
      run: (signal) => runGroups(run, planned, signal),
    },
  ];
}
