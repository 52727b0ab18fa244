import path from 'node:path';
import type { Unit } from '../pass-cache/createPassCache';
import type { Job } from '../scheduling/runJobs';
import { formatEnd, formatSeconds } from '../terminal/statusBoard';
import type { Run } from '../verification/run';
import { TestsFailed } from '../verification/tally';
import { countErrors, formatCounts, sumCounts } from '../unit-tests/testCounts';
import { watchTests } from '../unit-tests/runGroups';
import { findBrowser, findCachedBrowser } from './findBrowser';
import {
  needsBrowser,
  needsSharedSite,
  projectReads,
  readJourneyProjects,
  type JourneyProject,
} from './journeyProjects';
import { describeServers } from './realServers';
import { runJourneys, type JourneyResults, type JourneyRun } from './runJourneys';
import { copySiteData, ensureSiteData } from './siteData';
import { startSiteProcess, type SiteProcess } from './siteProcess';

export const browserJob = 'browser';
export const siteDataJob = 'data of a site';
const journeysJob = 'journeys';

async function toUnit(project: JourneyProject, { rootDir, env }: Run): Promise<Unit> {
  return {
    name: `journeys ${project.name}`,
    reads: (file) => projectReads(project, file),
    facts: {
      browser: needsBrowser(project) ? await findCachedBrowser({ rootDir, env }) : undefined,
      servers: await describeServers(),
    },
  };
}

export function findBrowserJob({ rootDir, env, board: { progress } }: Run): Job {
  return {
    name: browserJob,
    cores: 0,
    uses: 'packages',
    run: async () => {
      await findBrowser({ rootDir, env, progress });
    },
  };
}

export function prepareSiteDataJob({ rootDir, env, board: { progress } }: Run, after: string): Job {
  return {
    name: siteDataJob,
    cores: 1,
    after: [after],
    run: async (signal) => {
      await ensureSiteData({ rootDir, env, progress, signal });
    },
  };
}

interface Surrounds {
  signal: AbortSignal;
  /** SITE_URL and OPERATIONS_URL name a running site with its data in DATA_DIR. */
  isSiteGiven?: boolean;
}

interface Surroundings {
  env: NodeJS.ProcessEnv;
  leave: () => Promise<void>;
}

async function startShared(
  run: Run,
  template: string,
  signal: AbortSignal,
): Promise<SiteProcess & { dataDir: string }> {
  const { rootDir, folder, board } = run;
  const dataDir = path.join(folder.path, 'site');
  await copySiteData(template, dataDir);
  const site = await board.progress.phase('starting a site', () =>
    startSiteProcess({ rootDir, dataDir, signal }),
  );
  return { ...site, dataDir };
}

async function prepare(
  run: Run,
  projects: readonly JourneyProject[],
  { signal, isSiteGiven = false }: Surrounds,
): Promise<Surroundings> {
  const { rootDir, env, board } = run;
  const { progress } = board;
  const browser = projects.some(needsBrowser)
    ? await findBrowser({ rootDir, env, progress })
    : undefined;
  const browserEnv = { CHROMIUM_PATH: browser?.chromiumPath ?? '' };
  const stay = async () => undefined;
  if (isSiteGiven && projects.every(needsSharedSite)) return { env: browserEnv, leave: stay };
  const template = await ensureSiteData({ rootDir, env, progress, signal });
  const withData = { ...browserEnv, SITE_DATA_TEMPLATE: template };
  if (isSiteGiven || !projects.some(needsSharedSite)) return { env: withData, leave: stay };
  const { origin, operationsOrigin, dataDir, stop } = await startShared(run, template, signal);
  const ofSite = { SITE_URL: origin, OPERATIONS_URL: operationsOrigin, DATA_DIR: dataDir };
  return { env: { ...withData, ...ofSite }, leave: stop };
}

type Selection = Pick<JourneyRun, 'files' | 'title' | 'rest'> & Surrounds;

export async function goThroughSite(
  run: Run,
  projects: readonly JourneyProject[],
  { isSiteGiven = false, ...selection }: Selection,
): Promise<JourneyResults> {
  const { rootDir, cores, folder } = run;
  const { signal } = selection;
  const { env, leave } = await prepare(run, projects, { signal, isSiteGiven });
  const watched = watchTests(run, journeysJob, 'tests');
  try {
    return await runJourneys({
      ...selection,
      rootDir,
      projects: projects.map(({ name }) => name),
      workers: Number(run.env['JOURNEY_WORKERS'] ?? cores),
      env,
      resultsFile: path.join(folder.path, 'journeys.json'),
      onEvent: watched.onEvent,
    });
  } finally {
    watched.end();
    // Also after a failure, because a site that does not stop cleanly is another failure.
    if (!signal.aborted) await leave();
  }
}

async function runProjects(run: Run, projects: readonly JourneyProject[], signal: AbortSignal) {
  const startedAt = performance.now();
  const { board, passCache, tally } = run;
  const attempts = await Promise.all(
    projects.map(async (project) => ({
      project,
      attempt: await passCache.begin(await toUnit(project, run)),
    })),
  );
  const { counts, errors } = await goThroughSite(run, projects, { signal });
  let sum = countErrors(errors);
  for (const { project, attempt } of attempts) {
    const found = counts.get(project.name) ?? sumCounts([]);
    sum = sumCounts([sum, found]);
    board.line(formatEnd(`${project.name} journeys`, formatCounts(found)));
    if (errors === 0 && found.passed > 0) await attempt.store(found);
  }
  tally.add(sum);
  board.line(formatEnd(journeysJob, formatSeconds(performance.now() - startedAt)));
  if (sum.failed > 0) {
    throw new TestsFailed(`${sum.failed} did not pass. Correct what they found`);
  }
}

/** Plans one job for the projects that have not passed with the current inputs. */
export async function planJourneys(run: Run, after: readonly string[]): Promise<Job[]> {
  const projects = await readJourneyProjects(run.rootDir);
  const cached = await Promise.all(
    projects.map(async (project) => ({
      project,
      counts: await run.passCache.find(await toUnit(project, run)),
    })),
  );
  const planned: JourneyProject[] = [];
  for (const { project, counts } of cached) {
    if (counts) {
      run.tally.add(counts);
      run.board.line(formatEnd(`${project.name} journeys`, `${counts.passed} passed (unchanged)`));
    } else planned.push(project);
  }
  if (planned.length === 0) return [];
  return [
    {
      name: journeysJob,
      // Playwright starts a worker per core, which may overlap with the end of another job.
      cores: Math.ceil(run.cores * 0.75),
      after,
      run: (signal) => runProjects(run, planned, signal),
    },
  ];
}
