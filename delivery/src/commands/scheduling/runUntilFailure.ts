import { runJobs, type Job } from './runJobs';

/** Aborts all jobs at the first failure, reports only that one and returns whether all passed. */
export async function runUntilFailure(
  jobs: readonly Job[],
  {
    cores,
    signal,
    onFailure,
  }: { cores: number; signal: AbortSignal; onFailure: (job: Job, failure: unknown) => void },
): Promise<boolean> {
  const abort = new AbortController();
  const stopped = AbortSignal.any([signal, abort.signal]);
  let hasPassed = true;
  await runJobs(jobs, {
    cores,
    signal: stopped,
    onFailure(job, failure) {
      if (!stopped.aborted) onFailure(job, failure);
      hasPassed = false;
      abort.abort();
    },
    onImpossible: () => undefined,
  });
  return hasPassed;
}
