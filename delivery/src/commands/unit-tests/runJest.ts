import path from 'node:path';
import * as z from 'zod/mini';
import { CommandFailure } from '../bootstrap/failure.js';
import { escapePattern, runTestTool } from './runTestTool';
import type { WrittenBatches } from './writeBatches';
import { countErrors, type TestCounts } from './testCounts';
import type { TestEvent } from './testEvents';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), ancestorTitles: z.array(z.string()) }),
      ),
    }),
  ),
});

type FileReport = z.infer<typeof reportSchema>['testResults'][number];

export interface JestRun {
  rootDir: string;
  /** Test files relative to the root. */
  files: readonly string[];
  /** Runs only the test files that import one of these. */
  related?: readonly string[] | undefined;
  /** Part of the full test title; all if absent. */
  title?: string | undefined;
  /** Batches to load; without them Jest loads each file by itself. */
  batches?: WrittenBatches | undefined;
  /** Further arguments for Jest. */
  rest?: readonly string[];
  workers: number;
  env: NodeJS.ProcessEnv;
  reportFile: string;
  signal: AbortSignal;
  onEvent: (event: TestEvent) => void;
}

/**
 * A batch ends before optimized code, or a database compiled for speed, pays for its compilation.
 * Workers inherit these flags.
 */
const engineFlags = [
  '--liftoff-only',
  // Later versions refuse this flag.
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : []),
];

const reporter = path.join(import.meta.dirname, 'jestReporter.js');

function countTests({ assertionResults }: Pick<FileReport, 'assertionResults'>): TestCounts {
  const count = (...wanted: readonly string[]) =>
    assertionResults.filter((result) => wanted.includes(result.status)).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('pending', 'skipped', 'todo', 'disabled'),
  };
}

/** A file that failed before its first test. */
const isBroken = (report: FileReport) =>
  report.status === 'failed' && countTests(report).failed === 0;

function countFiles(report: FileReport, files: readonly string[]): [string, TestCounts][] {
  if (isBroken(report)) return files.map((file) => [file, countErrors(1)]);
  if (files.length === 1) return files.map((file) => [file, countTests(report)]);
  return files.flatMap((file) => {
    const assertionResults = report.assertionResults.filter(
      ({ ancestorTitles: [batched] }) => batched === file,
    );
    return assertionResults.length > 0 ? [[file, countTests({ assertionResults })]] : [];
  });
}

function listArguments(run: JestRun, files: Iterable<string>): string[] {
  const { related, title, rest = [], workers, reportFile } = run;
  return [
    ...['--json', `--outputFile=${reportFile}`, `--maxWorkers=${workers}`],
    ...['--reporters=default', `--reporters=${reporter}`],
    ...(title === undefined ? [] : [`--testNamePattern=${escapePattern(title)}`]),
    ...rest,
    ...(related ? ['--passWithNoTests', '--findRelatedTests', ...related] : []),
    ...(related ? [] : ['--runTestsByPath', ...files]),
  ];
}

/** Runs test files and returns the counts of each; failures are reported as events. */
export async function runJest(run: JestRun): Promise<ReadonlyMap<string, TestCounts>> {
  const { rootDir, files, related, batches, env, reportFile, signal, onEvent } = run;
  const { testResults } = await runTestTool({
    label: 'Jest',
    rootDir,
    name: 'tests',
    file: 'jest/bin/jest.js',
    args: listArguments(run, batches?.loads.keys() ?? files),
    engineFlags,
    env: { ...env, ...(batches && { TEST_BATCHES: batches.folder }) },
    signal,
    resultsFile: reportFile,
    schema: reportSchema,
    hasFailed: (report) =>
      report.testResults.some((result) => isBroken(result) || countTests(result).failed > 0),
    onEvent,
  });
  const counts = new Map(
    testResults.flatMap((result) => {
      const file = path.relative(rootDir, result.name).split(path.sep).join('/');
      return countFiles(result, batches?.loads.get(file) ?? [file]);
    }),
  );
  const unseen = files.filter((file) => !counts.has(file));
  if (!related && unseen.length > 0) {
    const output = unseen.join('\n');
    throw new CommandFailure('No project of jest.config.js runs these tests', { output });
  }
  return counts;
}
