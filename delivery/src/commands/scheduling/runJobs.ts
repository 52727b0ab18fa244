export interface Job {
  name: string;
  /** Number of busy cores; 0 if it mostly waits for the network. */
  cores: number;
  /** Jobs that must succeed first. */
  after?: readonly string[];
  /** Jobs with the same resource run one at a time. */
  uses?: string;
  run: (signal: AbortSignal) => Promise<void>;
}

interface RunOptions {
  cores: number;
  signal: AbortSignal;
  /** Called for each failure; may abort the signal to end the rest. */
  onFailure: (job: Job, failure: unknown) => void;
  /** Called for each job that was not started because a dependency failed. */
  onImpossible: (job: Job, failed: string) => void;
}

interface State {
  waiting: Job[];
  running: Set<Job>;
  succeeded: Set<string>;
  failed: Set<string>;
}

function findFailedNeed({ after = [] }: Job, { failed }: State): string | undefined {
  return after.find((name) => failed.has(name));
}

function isReady(job: Job, { running, succeeded }: State, cores: number): boolean {
  if (!(job.after ?? []).every((name) => succeeded.has(name))) return false;
  const others = [...running];
  if (job.uses !== undefined && others.some(({ uses }) => uses === job.uses)) return false;
  const busy = others.reduce((sum, other) => sum + other.cores, 0);
  return busy === 0 || busy + job.cores <= cores;
}

function dropImpossible(state: State, onImpossible: RunOptions['onImpossible']): void {
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const job of [...state.waiting]) {
      const failed = findFailedNeed(job, state);
      if (failed === undefined) continue;
      state.waiting.splice(state.waiting.indexOf(job), 1);
      state.failed.add(job.name);
      onImpossible(job, failed);
      isSettled = false;
    }
  }
}

/** A failure cancels only its dependents; an aborted signal prevents further starts. */
export async function runJobs(jobs: readonly Job[], options: RunOptions): Promise<void> {
  const { cores, signal, onFailure, onImpossible } = options;
  const state: State = {
    waiting: [...jobs],
    running: new Set(),
    succeeded: new Set(),
    failed: new Set(),
  };
  const known = new Set(jobs.map(({ name }) => name));
  for (const { name, after = [] } of jobs) {
    const missing = after.find((need) => !known.has(need));
    if (missing !== undefined) throw new Error(`${name} waits for ${missing}, which is no job`);
  }
  const runs = new Set<Promise<void>>();

  const run = async (job: Job) => {
    state.running.add(job);
    try {
      await job.run(signal);
      state.succeeded.add(job.name);
    } catch (failure) {
      state.failed.add(job.name);
      onFailure(job, failure);
    } finally {
      state.running.delete(job);
    }
  };
  const begin = () => {
    dropImpossible(state, onImpossible);
    for (const job of [...state.waiting]) {
      if (signal.aborted || !isReady(job, state, cores)) continue;
      state.waiting.splice(state.waiting.indexOf(job), 1);
      const ended = run(job).then(() => {
        runs.delete(ended);
      });
      runs.add(ended);
    }
  };

  begin();
  while (runs.size > 0) {
    await Promise.race(runs);
    begin();
  }
  if (state.waiting.length > 0 && !signal.aborted) {
    throw new Error(
      `jobs wait for each other: ${state.waiting.map(({ name }) => name).join(', ')}`,
    );
  }
}
