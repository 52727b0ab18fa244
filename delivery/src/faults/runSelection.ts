import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandFailure } from '../commands/bootstrap/failure.js';
import { runJourneys } from '../commands/journeys/runJourneys';
import { startSiteProcess } from '../commands/journeys/siteProcess';
import { runJest } from '../commands/unit-tests/runJest';
import { runTool } from '../commands/verification/runTool';
import { readingSteps } from '../commands/verification/steps';
import { countErrors, sumCounts, type TestCounts } from '../commands/unit-tests/testCounts';
import type { TestEvent } from '../commands/unit-tests/testEvents';
import { kindOf } from './selectionKind';
import { judgeTests, type SelectionResult } from './selectionResult';

export interface SelectionContext {
  treeDir: string;
  /** Files of which a step must report one. */
  changedFiles: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Empty for Playwright's own browser. */
  chromiumPath: string;
  workers: number;
  signal: AbortSignal;
}

async function judge(
  run: (onEvent: (event: TestEvent) => void) => Promise<TestCounts>,
): Promise<SelectionResult> {
  const failures: string[] = [];
  try {
    const { passed, failed } = await run((event) => {
      // A failure outside of any test proves nothing about the fault.
      if (event.type === 'failure' && event.title !== '') failures.push(event.title);
    });
    return judgeTests({ passed, failures }, failed === 0, '');
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    return judgeTests({ passed: 0, failures }, false, `${error.message}\n${error.output ?? ''}`);
  }
}

function runJestFile(file: string, context: SelectionContext): Promise<SelectionResult> {
  const { treeDir: rootDir, env, workers, signal } = context;
  return judge(async (onEvent) => {
    const counts = await runJest({
      rootDir,
      files: [file],
      // A fault may leave a handle open that Jest would wait for.
      rest: ['--forceExit'],
      workers,
      env,
      reportFile: path.join(rootDir, '.cache/reports/fault-jest.json'),
      signal,
      onEvent,
    });
    return sumCounts(counts.values());
  });
}

async function runJourneyFile(file: string, context: SelectionContext): Promise<SelectionResult> {
  const { treeDir: rootDir, env, chromiumPath, workers, signal } = context;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tidegate-fault-site-'));
  try {
    const site = await startSiteProcess({ rootDir, dataDir });
    try {
      return await judge(async (onEvent) => {
        const { counts, errors } = await runJourneys({
          rootDir,
          files: [file],
          workers,
          env: {
            ...env,
            SITE_URL: site.origin,
            DATA_DIR: dataDir,
            CHROMIUM_PATH: chromiumPath,
          },
          resultsFile: path.join(rootDir, '.cache/reports/fault-journeys.json'),
          signal,
          onEvent,
        });
        return sumCounts([...counts.values(), countErrors(errors)]);
      });
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A step catches the fault if its report names a changed file. */
async function runStep(name: string, context: SelectionContext): Promise<SelectionResult> {
  const { treeDir: rootDir, changedFiles, signal } = context;
  const step = readingSteps.find((candidate) => candidate.name === name);
  if (!step) throw new CommandFailure(`No step of "npm run verify" is called ${name}`);
  try {
    await step.run({ rootDir, signal });
    return { status: 'passed', failures: [] };
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    const output = error.output ?? error.message;
    const lines = output.split('\n').map((line) => line.trim());
    const failures = lines.filter((line) => changedFiles.some((file) => line.includes(file)));
    return { status: failures.length > 0 ? 'failed' : 'broken', failures, output };
  }
}

async function runSuite({ treeDir: rootDir, env, signal }: SelectionContext) {
  const { code, output } = await runTool({
    rootDir,
    name: 'fault-suite',
    file: '../delivery/tidegate.mjs',
    args: ['test'],
    env,
    signal,
  });
  const counts = /^(?<passed>\d+) passed, (?<failed>\d+) failed/m.exec(output)?.groups;
  const failed = Number(counts?.['failed'] ?? 0);
  const failures = failed > 0 ? [`${failed} failed`] : [];
  return judgeTests({ passed: Number(counts?.['passed'] ?? 0), failures }, code === 0, output);
}

export function runSelection(
  selection: string,
  context: SelectionContext,
): Promise<SelectionResult> {
  switch (kindOf(selection)) {
    case 'jest':
      return runJestFile(selection, context);
    case 'journey':
      return runJourneyFile(selection, context);
    case 'step':
      return runStep(selection, context);
    case 'suite':
      return runSuite(context);
  }
}
