import path from 'node:path';
import * as z from 'zod/mini';
import { escapePattern, runTestTool } from '../verification/runTestTool';
import type { TestCounts } from '../verification/testCounts';
import type { TestEvent } from '../verification/testEvents';

const resultsSchema = z.object({
  projects: z.record(z.string(), z.object({ passed: z.int(), failed: z.int(), skipped: z.int() })),
  /** What went wrong outside of any test. */
  errors: z.int(),
});

export interface JourneyRun {
  rootDir: string;
  /** Names of projects; all of them if absent. */
  projects?: readonly string[];
  /** Test files, relative to the root; all of them if absent. */
  files?: readonly string[];
  /** Part of the name of the tests to run; absent for all. */
  title?: string | undefined;
  /** For Playwright as they are. */
  rest?: readonly string[];
  workers: number;
  /** What the journeys are told of site, data and browser. */
  env: NodeJS.ProcessEnv;
  resultsFile: string;
  signal: AbortSignal;
  onEvent: (event: TestEvent) => void;
}

export interface JourneyResults {
  counts: ReadonlyMap<string, TestCounts>;
  /** Failures outside of any test. */
  errors: number;
}

const reporter = path.join(import.meta.dirname, 'journeyReporter.js');

function listArguments(run: JourneyRun): string[] {
  const { projects = [], files = [], title, rest = [], workers } = run;
  return [
    ...['test', '--config=e2e/playwright.config.ts', '--output=.cache/journeys'],
    ...[`--workers=${workers}`, `--reporter=list,${reporter}`],
    ...projects.map((name) => `--project=${name}`),
    ...(title === undefined ? [] : [`--grep=${escapePattern(title)}`]),
    ...rest,
    ...files.map((file) => `${escapePattern(file)}$`),
  ];
}

/** Goes through running sites with Playwright. Failures are told as events. */
export async function runJourneys(run: JourneyRun): Promise<JourneyResults> {
  const { rootDir, env, workers, resultsFile, signal, onEvent } = run;
  const { projects, errors } = await runTestTool({
    label: 'Playwright',
    rootDir,
    name: 'journeys',
    file: '@playwright/test/cli.js',
    args: listArguments(run),
    env: { ...env, JOURNEY_WORKERS: String(workers), JOURNEY_RESULTS: resultsFile },
    signal,
    resultsFile,
    schema: resultsSchema,
    hasFailed: (results) =>
      results.errors > 0 || Object.values(results.projects).some(({ failed }) => failed > 0),
    onEvent,
  });
  return { counts: new Map(Object.entries(projects)), errors };
}
