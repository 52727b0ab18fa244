import type { Unit } from '../pass-cache/createPassCache';
import type { Job } from '../scheduling/runJobs';
import { formatEnd, formatSeconds } from '../terminal/statusBoard';
import type { Run } from '../verification/run';
import { TestsFailed } from '../verification/tally';
import { countErrors, formatCounts, sumCounts } from '../unit-tests/testCounts';
import { findBrowser, findCachedBrowser } from './findBrowser';
import {
  needsBrowser,
  projectReads,
  readJourneyProjects,
  type JourneyProject,
} from './journeyProjects';
import { describeServers } from './realServers';
import { journeysJob, runJourneysOnSite } from './runJourneysOnSite';
import { ensureSiteData } from './siteData';

export const browserJob = 'browser';
export const siteDataJob = 'data of a site';

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

async function runProjects(run: Run, projects: readonly JourneyProject[], signal: AbortSignal) {
  const startedAt = performance.now();
  const { board, passCache, tally } = run;
  const attempts = await Promise.all(
    projects.map(async (project) => ({
      project,
      attempt: await passCache.begin(await toUnit(project, run)),
    })),
  );
  const { counts, errors } = await runJourneysOnSite(run, projects, { signal });
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
