import type { Job } from './scheduling/runJobs';
import { runUntilFailure } from './scheduling/runUntilFailure';
import { listUncommitted } from './selection/listUncommitted';
import { parseVerifyArguments, type VerifyRequest } from './arguments/parseVerifyArguments';
import type { Unit } from './pass-cache/createPassCache';
import type { Command } from './terminal/command';
import { buildEverythingJob } from './verification/buildJob';
import { openRun, type Run } from './verification/run';
import { buildJob, planSteps } from './verification/stepJobs';
import { readingSteps, stepNames } from './verification/steps';
import { testGroups } from './unit-tests/testGroups';
import { testsJob } from './unit-tests/runGroups';
import { planTests } from './unit-tests/planTests';

const groupNames = testGroups.map(({ name }) => name);

/** Changes since the unit's last pass, otherwise since the last commit. */
function createFindChanges({ rootDir, passCache }: Run) {
  const uncommitted = listUncommitted(rootDir);
  return async (unit: Unit) =>
    (await passCache.listChanges(unit)) ?? (await uncommitted)?.filter(unit.reads);
}

async function plan(run: Run, { names, onlyChanged }: VerifyRequest): Promise<Job[]> {
  const findChanges = onlyChanged ? createFindChanges(run) : undefined;
  const isSelected = (name: string) => names.length === 0 || names.includes(name);
  const steps = readingSteps.filter(({ name }) => isSelected(name));
  const stepJobs = await planSteps(steps, run, findChanges);
  const groups = isSelected(testsJob) ? groupNames : groupNames.filter(isSelected);
  const files = await run.passCache.readFiles();
  const testJobs = await planTests(run, { files, names: groups, findChanges });
  const needsBuild = stepJobs.some(({ after }) => after?.includes(buildJob));
  const builds = needsBuild ? [buildEverythingJob(run)] : [];
  // Tests of changed files are slow, so they start first; all tests would leave no core for steps.
  return onlyChanged
    ? [...testJobs, ...builds, ...stepJobs]
    : [...builds, ...stepJobs, ...testJobs];
}

export const run: Command = async (context) => {
  const request = parseVerifyArguments(context.args, stepNames);
  if ('answer' in request) {
    context.progress.line(request.answer);
    return request.code;
  }
  return openRun(context, request, async (opened) => {
    const { cores, signal, tally } = opened;
    const hasPassed = await runUntilFailure(await plan(opened, request), {
      cores,
      signal,
      onFailure: ({ name }, failure) => tally.explain(name, failure),
    });
    if (signal.aborted) opened.board.line('stopped before the end');
    else if (hasPassed) opened.board.line('verified');
    return hasPassed ? 0 : 1;
  });
};
