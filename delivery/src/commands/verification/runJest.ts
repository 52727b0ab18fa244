import path from 'node:path';
import * as z from 'zod/mini';
import { CommandFailure } from '../bare/failure.js';
import { escapePattern, runTestTool } from './runTestTool';
import type { TestCounts } from './testCounts';
import type { TestEvent } from './testEvents';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

type FileReport = z.infer<typeof reportSchema>['testResults'][number];

export interface JestRun {
  rootDir: string;
  /** Test files, relative to the root. */
  files: readonly string[];
  /** Of those files, run the ones that reach these files. */
  related?: readonly string[] | undefined;
  /** Part of the full name of the tests to run; absent for all. */
  title?: string | undefined;
  /** For Jest as they are. */
  rest?: readonly string[];
  workers: number;
  env: NodeJS.ProcessEnv;
  reportFile: string;
  signal: AbortSignal;
  onEvent: (event: TestEvent) => void;
}

/**
 * Each test file loads its modules anew and ends soon: code that V8 optimizes early, and a database
 * compiled for speed, are not used long enough to earn back their compilation. Workers inherit it.
 */
const engineFlags = [
  '--liftoff-only',
  // Later versions refuse to start with it.
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : []),
];

const reporter = path.join(import.meta.dirname, 'jestReporter.js');

function countFile({ status, assertionResults }: FileReport): TestCounts {
  const count = (...wanted: readonly string[]) =>
    assertionResults.filter((result) => wanted.includes(result.status)).length;
  const failed = count('failed');
  // A file that never came to its first test has failed too.
  const isBroken = status === 'failed' && failed === 0;
  return {
    passed: count('passed'),
    failed: isBroken ? 1 : failed,
    skipped: count('pending', 'skipped', 'todo', 'disabled'),
  };
}

function listArguments(run: JestRun): string[] {
  const { files, related, title, rest = [], workers, reportFile } = run;
  return [
    ...['--json', `--outputFile=${reportFile}`, `--maxWorkers=${workers}`],
    ...['--reporters=default', `--reporters=${reporter}`],
    ...(title === undefined ? [] : [`--testNamePattern=${escapePattern(title)}`]),
    ...rest,
    ...(related ? ['--passWithNoTests', '--findRelatedTests', ...related] : []),
    ...(related ? [] : ['--runTestsByPath', ...files]),
  ];
}

/** Runs test files with Jest; answers what each counted. Failures are told as events. */
export async function runJest(run: JestRun): Promise<ReadonlyMap<string, TestCounts>> {
  const { rootDir, files, related, env, reportFile, signal, onEvent } = run;
  const { testResults } = await runTestTool({
    label: 'Jest',
    rootDir,
    name: 'tests',
    file: 'jest/bin/jest.js',
    args: listArguments(run),
    engineFlags,
    env,
    signal,
    resultsFile: reportFile,
    schema: reportSchema,
    hasFailed: (report) => report.testResults.some((result) => countFile(result).failed > 0),
    onEvent,
  });
  const counts = new Map(
    testResults.map((result) => [
      path.relative(rootDir, result.name).split(path.sep).join('/'),
      countFile(result),
    ]),
  );
  const unseen = files.filter((file) => !counts.has(file));
  if (!related && unseen.length > 0) {
    const said = unseen.join('\n');
    throw new CommandFailure('No project of jest.config.js runs these tests', { said });
  }
  return counts;
}
