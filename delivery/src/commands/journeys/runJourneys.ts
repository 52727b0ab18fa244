import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { CommandFailure } from '../bare/failure.js';
import { runTool } from '../verification/runTool';
import type { TestCounts } from '../verification/testCounts';
import { parseTestEvent, type TestEvent } from '../verification/testEvents';

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

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

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
  await rm(resultsFile, { force: true });
  const { code, ending, said, logFile } = await runTool({
    rootDir,
    name: 'journeys',
    file: '@playwright/test/cli.js',
    args: listArguments(run),
    env: { ...env, JOURNEY_WORKERS: String(workers), JOURNEY_RESULTS: resultsFile },
    signal,
    onMessage(message) {
      const event = parseTestEvent(message);
      if (event) onEvent(event);
    },
  });
  signal.throwIfAborted();
  const text = await readFile(resultsFile, 'utf8').catch((cause: unknown) => {
    throw new CommandFailure(`Playwright broke off without results (${ending})`, {
      cause,
      said,
      logFile,
    });
  });
  const { projects, errors } = resultsSchema.parse(JSON.parse(text));
  const counts = new Map(Object.entries(projects));
  const failed = [...counts.values()].some((each) => each.failed > 0);
  if (code !== 0 && !failed && errors === 0) {
    throw new CommandFailure(`Playwright is not content (${ending})`, { said, logFile });
  }
  return { counts, errors };
}
