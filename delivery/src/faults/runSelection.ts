import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandFailure } from '../commands/bare/failure.js';
import { startSiteProcess } from '../commands/journeys/siteProcess';
import { runTool, type ToolResult } from '../commands/verification/runTool';
import { readingSteps } from '../commands/verification/steps';
import { readJestReport, readJourneyReport, type TestTitles } from './readTestReports';
import { kindOf } from './selectionKind';
import { judgeTests, type SelectionResult } from './selectionResult';

export interface SelectionContext {
  /** The tree whose tests run. */
  treeDir: string;
  /** Files whose fault a step has to name. */
  changedFiles: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Empty for Playwright's own. */
  chromiumPath: string;
  /** Processes that one run of Jest may use. */
  workers: number;
  signal: AbortSignal;
}

/** Where a tool is to write its results; those of an earlier run are gone. */
async function clearReport(treeDir: string, name: string): Promise<string> {
  const file = path.join(treeDir, '.cache/reports', name);
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  return file;
}

async function judgeReport(
  { code, ending, said }: ToolResult,
  reportFile: string,
  read: (text: string) => TestTitles,
): Promise<SelectionResult> {
  const text = await readFile(reportFile, 'utf8').catch(() => undefined);
  if (text === undefined) return { status: 'broken', failures: [], said: `${said}\n${ending}` };
  return judgeTests(read(text), code === 0, said);
}

async function runJestFile(file: string, context: SelectionContext): Promise<SelectionResult> {
  const { treeDir: rootDir, env, workers, signal } = context;
  const reportFile = await clearReport(rootDir, 'fault-jest.json');
  const result = await runTool({
    rootDir,
    name: 'fault-jest',
    file: 'jest/bin/jest.js',
    args: [
      '--json',
      `--outputFile=${reportFile}`,
      `--maxWorkers=${workers}`,
      // A fault may leave something open that Jest would wait for.
      '--forceExit',
      '--runTestsByPath',
      file,
    ],
    env,
    signal,
  });
  return judgeReport(result, reportFile, readJestReport);
}

async function runJourneyFile(file: string, context: SelectionContext): Promise<SelectionResult> {
  const { treeDir: rootDir, env, chromiumPath, signal } = context;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tidegate-fault-site-'));
  const reportFile = await clearReport(rootDir, 'fault-journeys.json');
  try {
    const site = await startSiteProcess({ rootDir, dataDir });
    try {
      const result = await runTool({
        rootDir,
        name: 'fault-journeys',
        file: '@playwright/test/cli.js',
        args: [
          'test',
          '--config=e2e/playwright.config.ts',
          '--no-deps',
          '--output=.cache/journeys',
          path.relative('e2e', file),
        ],
        env: {
          ...env,
          SITE_URL: site.origin,
          DATA_DIR: dataDir,
          CHROMIUM_PATH: chromiumPath,
          JSON_REPORT: reportFile,
        },
        signal,
      });
      return await judgeReport(result, reportFile, readJourneyReport);
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A step has found the fault if its report names a file that was changed. */
async function runStep(name: string, context: SelectionContext): Promise<SelectionResult> {
  const { treeDir: rootDir, changedFiles, signal } = context;
  const step = readingSteps.find((candidate) => candidate.name === name);
  if (!step) throw new CommandFailure(`No step of "npm run verify" is called ${name}`);
  try {
    await step.run({ rootDir, signal });
    return { status: 'passed', failures: [] };
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    const said = error.said ?? error.message;
    const lines = said.split('\n').map((line) => line.trim());
    const failures = lines.filter((line) => changedFiles.some((file) => line.includes(file)));
    return { status: failures.length > 0 ? 'failed' : 'broken', failures, said };
  }
}

async function runSuite({ treeDir: rootDir, env, signal }: SelectionContext) {
  const { code, said } = await runTool({
    rootDir,
    name: 'fault-suite',
    file: '../delivery/tidegate.mjs',
    args: ['test'],
    env,
    signal,
  });
  const counts = /^(?<passed>\d+) passed, (?<failed>\d+) failed/m.exec(said)?.groups;
  const failed = Number(counts?.['failed'] ?? 0);
  const failures = failed > 0 ? [`${failed} failed`] : [];
  return judgeTests({ passed: Number(counts?.['passed'] ?? 0), failures }, code === 0, said);
}

/** Runs one test file, journey file or step of `npm run verify` in a tree. */
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
