import type { Job } from '../scheduling/runJobs';
import { ensureAll } from '../bootstrap/builds.js';
import type { Run } from './run';
import { buildJob } from './stepJobs';

export async function buildEverything(
  { rootDir, board: { progress } }: Run,
  signal: AbortSignal,
): Promise<void> {
  await ensureAll({ rootDir, progress, signal });
}

export function buildEverythingJob(run: Run): Job {
  return {
    name: buildJob,
    // Half of the cores, because some builders use more than one; checks use the rest.
    cores: Math.max(1, Math.floor(run.cores / 2)),
    run: (signal) => buildEverything(run, signal),
  };
}
