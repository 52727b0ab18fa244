import path from 'node:path';
import { watchTests } from '../unit-tests/runGroups';
import type { Run } from '../verification/run';
import { findBrowser } from './findBrowser';
import { needsBrowser, needsSharedSite, type JourneyProject } from './journeyProjects';
import { runJourneys, type JourneyResults, type JourneyRun } from './runJourneys';
import { copySiteData, ensureSiteData } from './siteData';
import { startSiteProcess } from './siteProcess';

export const journeysJob = 'journeys';

interface JourneySelection extends Pick<JourneyRun, 'files' | 'title' | 'rest' | 'signal'> {
  /** SITE_URL and OPERATIONS_URL name a running site with its data in DATA_DIR. */
  isSiteGiven?: boolean;
}

/** The variables of the journeys, and what ends the site that they share. */
async function prepareSite(
  { rootDir, env, folder, board: { progress } }: Run,
  projects: readonly JourneyProject[],
  { signal, isSiteGiven }: JourneySelection,
): Promise<{ variables: NodeJS.ProcessEnv; stop?: () => Promise<void> }> {
  const browser = projects.some(needsBrowser)
    ? await findBrowser({ rootDir, env, progress })
    : undefined;
  const variables = { CHROMIUM_PATH: browser?.chromiumPath ?? '' };
  if (isSiteGiven && projects.every(needsSharedSite)) return { variables };
  const template = await ensureSiteData({ rootDir, env, progress, signal });
  const withData = { ...variables, SITE_DATA_TEMPLATE: template };
  if (isSiteGiven || !projects.some(needsSharedSite)) return { variables: withData };
  const dataDir = path.join(folder.path, 'site');
  await copySiteData(template, dataDir);
  const { origin, operationsOrigin, stop } = await progress.phase('starting a site', () =>
    startSiteProcess({ rootDir, dataDir, signal }),
  );
  const ofSite = { SITE_URL: origin, OPERATIONS_URL: operationsOrigin, DATA_DIR: dataDir };
  return { variables: { ...withData, ...ofSite }, stop };
}

export async function runJourneysOnSite(
  run: Run,
  projects: readonly JourneyProject[],
  selection: JourneySelection,
): Promise<JourneyResults> {
  const { rootDir, cores, folder } = run;
  const { variables, stop } = await prepareSite(run, projects, selection);
  const watched = watchTests(run, journeysJob, 'tests');
  try {
    return await runJourneys({
      ...selection,
      rootDir,
      projects: projects.map(({ name }) => name),
      workers: Number(run.env['JOURNEY_WORKERS'] ?? cores),
      env: variables,
      resultsFile: path.join(folder.path, 'journeys.json'),
      onEvent: watched.onEvent,
    });
  } finally {
    watched.end();
    // Also after a failure, because a site that does not stop cleanly is another failure.
    if (!selection.signal.aborted) await stop?.();
  }
}
