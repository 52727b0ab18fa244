import { CommandFailure } from '../bootstrap/failure.js';
import type { Unit } from '../pass-cache/createPassCache';
import type { Job } from '../scheduling/runJobs';
import { formatEnd, formatSeconds } from '../terminal/statusBoard';
import type { Run } from './run';
import type { Step } from './step';

export const buildJob = 'build';

const noTests = { passed: 0, failed: 0, skipped: 0 };

async function toUnit({ name, reads, facts }: Step, rootDir: string): Promise<Unit> {
  return { name, reads, facts: await facts?.(rootDir) };
}

function withRepeat({ name }: Step, failure: unknown): unknown {
  if (!(failure instanceof CommandFailure)) return failure;
  const { message, output, logFile } = failure;
  const again = `npm run verify -- ${name.replaceAll(' ', '-')}`;
  return new CommandFailure(message, { cause: failure, output, logFile, again });
}

async function runStep(
  step: Step,
  { rootDir, board }: Run,
  signal: AbortSignal,
  changed?: readonly string[],
): Promise<void> {
  const startedAt = performance.now();
  const activity = board.open(step.name);
  try {
    await step.run({ rootDir, signal, ...(changed && { changed }) });
  } catch (failure) {
    throw withRepeat(step, failure);
  } finally {
    activity.end();
  }
  const seconds = formatSeconds(performance.now() - startedAt);
  board.line(formatEnd(step.name, seconds, ...(changed ? ['(what changed)'] : [])));
}

function toJob(step: Step, run: Run, changed?: readonly string[]): Job {
  return {
    name: step.name,
    cores: changed ? 1 : step.cores,
    after: step.needsBuild ? [buildJob] : [],
    async run(signal) {
      if (changed) {
        await runStep(step, run, signal, changed);
        return;
      }
      const attempt = await run.passCache.begin(await toUnit(step, run.rootDir));
      await runStep(step, run, signal);
      await attempt.store(noTests);
    },
  };
}

/** `findChanges` limits steps that can check single files to the changed ones. */
export async function planSteps(
  steps: readonly Step[],
  run: Run,
  findChanges?: (unit: Unit) => Promise<readonly string[] | undefined>,
): Promise<Job[]> {
  const plans = await Promise.all(
    steps.map(async (step) => {
      const unit = await toUnit(step, run.rootDir);
      if (await run.passCache.find(unit)) return { step, job: undefined };
      const changed = step.canNarrow ? await findChanges?.(unit) : undefined;
      return { step, job: changed?.length === 0 ? undefined : toJob(step, run, changed) };
    }),
  );
  for (const { step, job } of plans) {
    if (!job) run.board.line(formatEnd(step.name, 'unchanged'));
  }
  return plans.flatMap(({ job }) => (job ? [job] : []));
}
