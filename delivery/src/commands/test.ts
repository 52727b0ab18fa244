import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandFailure } from './bare/failure.js';
import { findBrowser } from './journeys/findBrowser';
import { ensureRedis, startRealDatabase } from './journeys/realServers';
import { runJourneys } from './journeys/runJourneys';
import { startSiteProcess } from './journeys/siteProcess';
import { createTally, type Tally } from './journeys/tally';
import { ensureAll } from './bare/builds.js';
import type { Command, CommandContext } from './terminal/command';
import { verifyBehaviour, verifyFiles } from './verification/runVerification';
import { formatCounts } from './verification/testCounts';
import { forgetJestCounts, readJestCounts } from './verification/testStep';

/** Unit and component tests, the backend's on a real PostgreSQL too where there is one. */
async function countTests({ rootDir, progress }: CommandContext, tally: Tally): Promise<void> {
  const database = await tally.attempt('PostgreSQL', () => startRealDatabase(progress));
  await ensureRedis(progress);
  const env = database ? { TEST_POSTGRES_URL: database.url } : {};
  await forgetJestCounts(rootDir);
  const failure = await verifyBehaviour({ rootDir, progress, env }).then(
    () => undefined,
    (error: unknown) => error ?? new Error('the tests broke off'),
  );
  await database?.stop();
  const counts = await readJestCounts(rootDir);
  if (counts) tally.add(counts);
  const isCounted = counts !== undefined && counts.failed > 0;
  if (failure !== undefined) tally.explain('tests', failure, { isCounted });
}

/** A browser walks through a new site, which then has to stop cleanly. */
async function countJourneys(
  { rootDir, progress }: CommandContext,
  chromiumPath: string,
  tally: Tally,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tidegate-'));
  try {
    const site = await progress.phase('starting a site', () =>
      startSiteProcess({ rootDir, dataDir }),
    );
    const walk = { rootDir, siteUrl: site.origin, dataDir, chromiumPath };
    const results = await tally.attempt('journeys', () =>
      progress.phase('walking through the site', () => runJourneys(walk)),
    );
    if (results) tally.add(results.counts);
    if (results?.said !== undefined) {
      const failure = new CommandFailure('Correct what the journeys found', results);
      tally.explain('journeys', failure, { isCounted: true });
    }
    await site.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const run: Command = async (context) => {
  const { rootDir, progress } = context;
  const tally = createTally(context);
  const chromiumPath = await tally.attempt('browser', () => findBrowser(context));
  const isBuilt = await tally.attempt('build', async () => {
    await ensureAll({ rootDir, progress });
    return true;
  });
  await tally.attempt('verify', () => verifyFiles(context));
  await tally.attempt('tests', () => countTests(context, tally));
  if (isBuilt && chromiumPath !== undefined) {
    await tally.attempt('journeys', () => countJourneys(context, chromiumPath, tally));
  }

  const counts = tally.getCounts();
  progress.line(formatCounts(counts));
  return counts.failed === 0 && counts.passed > 0 ? 0 : 1;
};
