import type { Progress } from '../terminal/command';
import type { Step, StepContext } from './step';

interface RunOptions {
  rootDir: string;
  progress: Progress;
  env?: NodeJS.ProcessEnv;
  /** How many steps run at a time. */
  lanes: number;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs steps in their order, a few at a time, and says one line for each that passed. The first
 * failure ends the others and is thrown.
 */
export async function runSteps(
  steps: readonly Step[],
  { rootDir, progress, lanes, env = {} }: RunOptions,
): Promise<void> {
  const abort = new AbortController();
  const context: StepContext = { rootDir, env, signal: abort.signal };
  const waiting = [...steps];

  const runLane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const startedAt = performance.now();
      await step.run(context);
      if (abort.signal.aborted) return;
      progress.line(`${step.name.padEnd(16)}${seconds(startedAt)}`);
    }
  };
  const stopOthers = (failure: unknown) => {
    waiting.length = 0;
    abort.abort();
    throw failure;
  };
  await Promise.all(Array.from({ length: lanes }, () => runLane().catch(stopOthers)));
}
