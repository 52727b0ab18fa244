import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { CommandFailure } from '../bare/failure.js';
import { runTool } from './runTool';
import type { Step } from './step';
import type { TestCounts } from './testCounts';

const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  /** Files that never came to their first test. */
  numRuntimeErrorTestSuites: z.int(),
  testResults: z.array(z.object({ name: z.string(), status: z.string(), message: z.string() })),
});

type JestReport = z.infer<typeof reportSchema>;

function getJestReportFile(rootDir: string): string {
  return path.join(rootDir, '.cache/reports/jest.json');
}

async function readReport(rootDir: string): Promise<JestReport | undefined> {
  const text = await readFile(getJestReportFile(rootDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : reportSchema.parse(JSON.parse(text));
}

/** Makes room for results and takes those of an earlier run away, which are not this one's. */
export async function forgetJestCounts(rootDir: string): Promise<void> {
  const file = getJestReportFile(rootDir);
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
}

/** What the last run of the unit and component tests counted; undefined if it did not end. */
export async function readJestCounts(rootDir: string): Promise<TestCounts | undefined> {
  const report = await readReport(rootDir);
  if (!report) return undefined;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Unit and component tests; leaves its results where `readJestCounts` finds them. */
export const testStep: Step = {
  name: 'tests',
  async run({ rootDir, env = {}, signal }) {
    await forgetJestCounts(rootDir);
    const { code, ending, said, logFile } = await runTool({
      rootDir,
      name: 'tests',
      file: 'jest/bin/jest.js',
      args: ['--json', `--outputFile=${getJestReportFile(rootDir)}`, '--maxWorkers=100%'],
      env,
      signal,
    });
    if (code === 0) return;
    const report = await readReport(rootDir);
    if (!report) {
      throw new CommandFailure(`Jest broke off without results (${ending})`, { said, logFile });
    }
    const failures = report.testResults.filter(({ status }) => status === 'failed');
    throw new CommandFailure('Correct the tests that failed, or what they found', {
      said: failures
        .map(({ name, message }) => `${path.relative(rootDir, name)}\n${message.trim()}`)
        .join('\n\n'),
      logFile,
    });
  },
};
