import path from 'node:path';
import * as z from 'zod/mini';
import { escapePattern, runTestTool } from '../unit-tests/runTestTool';
import type { TestCounts } from '../unit-tests/testCounts';
import type { TestEvent } from '../unit-tests/testEvents';

const resultsSchema = z.object({
  projects: z.record(z.string(), z.object({ passed: z.int(), failed: z.int(), skipped: z.int() })),
  /** Number of errors outside of any test. */
  errors: z.int(),
});

export interface JourneyRun {
  rootDir: string;
  /** Project names; all if absent. */
  projects?: readonly string[];
  /** Test files relative to the root; all if absent. */
  files?: readonly string[];
  /** Part of a test title; all if absent. */
  title?: string | undefined;
  /** Further arguments for Playwright. */
  rest?: readonly string[];
  workers: number;
  /** Names the site, its data and the browser. */
  env: NodeJS.ProcessEnv;
  resultsFile: string;
  signal: AbortSignal;
  onEvent: (event: TestEvent) => void;
}

export interface JourneyResults {
  counts: ReadonlyMap<string, TestCounts>;
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
