import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { CommandFailure } from '../bare/failure.js';
import { runTool } from '../verification/runTool';
import type { TestCounts } from '../verification/testCounts';

const reportSchema = z.object({
  stats: z.object({
    expected: z.int(),
    unexpected: z.int(),
    skipped: z.int(),
  }),
  /** What went wrong outside of any test. */
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

export interface JourneyOptions {
  rootDir: string;
  siteUrl: string;
  /** Of the site, for the deploy tokens that it holds. */
  dataDir: string;
  /** Empty for Playwright's own. */
  chromiumPath: string;
}

export interface JourneyResults {
  counts: TestCounts;
  /** What Playwright said, if not all went well. */
  said: string | undefined;
}

/** Walks through a running site with Playwright. */
export async function runJourneys(options: JourneyOptions): Promise<JourneyResults> {
  const { rootDir, siteUrl, dataDir, chromiumPath } = options;
  const reportFile = path.join(rootDir, '.cache/reports/journeys.json');
  await mkdir(path.dirname(reportFile), { recursive: true });
  await rm(reportFile, { force: true });
  const { code, ending, said, logFile } = await runTool({
    rootDir,
    name: 'journeys',
    file: '@playwright/test/cli.js',
    args: ['test', '--config=e2e/playwright.config.ts', '--output=.cache/journeys'],
    env: {
      SITE_URL: siteUrl,
      DATA_DIR: dataDir,
      CHROMIUM_PATH: chromiumPath,
      JSON_REPORT: reportFile,
    },
    signal: new AbortController().signal,
  });
  const text = await readFile(reportFile, 'utf8').catch((cause: unknown) => {
    throw new CommandFailure(`Playwright broke off without results (${ending})`, {
      cause,
      said,
      logFile,
    });
  });
  const { stats, errors } = reportSchema.parse(JSON.parse(text));
  const failed = stats.unexpected + errors.length;
  const isUnexplained = code !== 0 && failed === 0;
  return {
    counts: {
      passed: stats.expected,
      failed: failed + (isUnexplained ? 1 : 0),
      skipped: stats.skipped,
    },
    said: code === 0 ? undefined : said,
  };
}
