import type { Unit } from '../pass-cache/createPassCache';
import type { FileHashes } from '../pass-cache/createRepositoryReader';
import type { Job } from '../scheduling/runJobs';
import { formatEnd } from '../terminal/statusBoard';
import type { Run } from '../verification/run';
import { runGroups, testsJob, toUnit, type PlannedGroup } from './runGroups';
import { testFile, testGroups, type TestGroup } from './testGroups';

const code = /\.[jt]sx?$/;

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

interface TestSelection {
  files: FileHashes;
  /** Names of groups; all if absent. */
  names?: readonly string[];
  findChanges?: FindChanges | undefined;
}

/** Plans one job for the groups that have not passed with the current inputs. */
export async function planTests(
  run: Run,
  { files, names, findChanges }: TestSelection,
): Promise<Job[]> {
  const tests = [...files.keys()].filter((file) => testFile.test(file));
  const groups = testGroups.filter(
    ({ name, holds }) => (!names || names.includes(name)) && tests.some(holds),
  );
  const plans = await Promise.all(
    groups.map((group) => planGroup(group, tests.filter(group.holds), run, findChanges)),
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
