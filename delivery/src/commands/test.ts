import { ensurePostgres, ensureRedis, ensureWebCaches } from './journeys/realServers';
import {
  browserJob,
  findBrowserJob,
  planJourneys,
  prepareSiteDataJob,
  siteDataJob,
} from './journeys/journeyJobs';
import { runJobs, type Job } from './scheduling/runJobs';
import { runSelection } from './selection/runSelection';
import { parseTestArguments } from './arguments/parseTestArguments';
import type { Command } from './terminal/command';
import { buildEverythingJob } from './verification/buildJob';
import { openRun, type Run } from './verification/run';
import { buildJob, planSteps } from './verification/stepJobs';
import { readingSteps } from './verification/steps';
import { formatCounts } from './unit-tests/testCounts';
import { planTests } from './unit-tests/planTests';

const postgresJob = 'PostgreSQL';
const redisJob = 'Redis';
const webCachesJob = 'nginx and Varnish';

/** System packages install one at a time, because the package manager locks. */
function serverJobs({ board: { progress } }: Run): Job[] {
  const install = { cores: 0, uses: 'packages' };
  return [
    { ...install, name: postgresJob, run: () => ensurePostgres(progress) },
    { ...install, name: redisJob, run: () => ensureRedis(progress) },
    { ...install, name: webCachesJob, run: () => ensureWebCaches(progress) },
  ];
}

/** Plans builds and installs first, and only those that some job needs. */
async function planAll(run: Run): Promise<Job[]> {
  const files = await run.passCache.readFiles();
  const steps = await planSteps(readingSteps, run);
  const tests = await planTests(run, { files });
  const servers = [postgresJob, redisJob, webCachesJob];
  const journeys = await planJourneys(run, [browserJob, siteDataJob, ...servers]);
  const needsBuild = journeys.length > 0 || steps.some(({ after }) => after?.includes(buildJob));
  return [
    ...(journeys.length > 0 ? [findBrowserJob(run)] : []),
    ...(tests.length + journeys.length > 0 ? serverJobs(run) : []),
    ...(needsBuild ? [buildEverythingJob(run)] : []),
    ...(journeys.length > 0 ? [prepareSiteDataJob(run, buildJob)] : []),
    ...steps,
    ...tests.map((job) => ({ ...job, after: servers })),
    ...journeys,
  ];
}

async function runAll(run: Run): Promise<number> {
  const { board, cores, signal, tally } = run;
  const jobs = await planAll(run);
  await runJobs(jobs, {
    cores,
    signal,
    onFailure: (job, failure) => {
      if (!signal.aborted) tally.explain(job.name, failure);
    },
    onImpossible: (job, failed) => {
      if (!signal.aborted) board.line(`${job.name} did not run: ${failed} failed`);
    },
  });
  const counts = tally.getCounts();
  if (signal.aborted) board.line('stopped before the end');
  board.line(formatCounts(counts));
  return counts.failed === 0 && counts.passed > 0 ? 0 : 1;
}

export const run: Command = async (context) => {
  const parsed = parseTestArguments(context.args);
  if ('answer' in parsed) {
    context.progress.line(parsed.answer);
    return parsed.code;
  }
  const { runsAll, targets, rest } = parsed;
  return openRun(context, { runsAll }, (opened) =>
    targets.length > 0 ? runSelection(opened, targets, rest) : runAll(opened),
  );
};
