import path from 'node:path';
import { describeServers, startRealDatabase } from '../journeys/realServers';
import type { Unit } from '../pass-cache/createPassCache';
import { formatEnd, formatSeconds } from '../terminal/statusBoard';
import type { Run } from '../verification/run';
import { TestsFailed } from '../verification/tally';
import { runJest } from './runJest';
import { batchTests } from './writeBatches';
import { formatCounts, sumCounts, type TestCounts } from './testCounts';
import { formatFailure, type TestEvent } from './testEvents';
import type { TestGroup } from './testGroups';
import { createTestProgress, type TestUnit } from './testProgress';

export const testsJob = 'tests';

export interface PlannedGroup {
  group: TestGroup;
  files: readonly string[];
  /** Runs only the tests that import one of these files. */
  related?: readonly string[] | undefined;
}

export async function toUnit({ name, reads, usesServers }: TestGroup): Promise<Unit> {
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

/** Runs the groups and stores the passes of those that ran as a whole. */
export async function runGroups(run: Run, planned: readonly PlannedGroup[], signal: AbortSignal) {
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
