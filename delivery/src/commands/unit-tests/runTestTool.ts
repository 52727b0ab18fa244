import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod/mini';
import { CommandFailure } from '../bootstrap/failure.js';
import { runTool, type ToolRun } from '../verification/runTool';
import { parseTestEvent, type TestEvent } from './testEvents';

interface TestToolRun<Results> extends Omit<ToolRun, 'onMessage'> {
  label: string;
  /** Written when all tests have ended. */
  resultsFile: string;
  schema: z.ZodMiniType<Results>;
  /** Whether the results explain a failed exit. */
  hasFailed: (results: Results) => boolean;
  onEvent: (event: TestEvent) => void;
}

export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/** Throws a `CommandFailure` for an exit without results or an unexplained failure. */
export async function runTestTool<Results>(run: TestToolRun<Results>): Promise<Results> {
  const { label, resultsFile, schema, hasFailed, onEvent, ...tool } = run;
  await mkdir(path.dirname(resultsFile), { recursive: true });
  await rm(resultsFile, { force: true });
  const { code, ending, output, logFile } = await runTool({
    ...tool,
    onMessage(message) {
      const event = parseTestEvent(message);
      if (event) onEvent(event);
    },
  });
  tool.signal.throwIfAborted();
  const text = await readFile(resultsFile, 'utf8').catch((cause: unknown) => {
    throw new CommandFailure(`${label} broke off without results (${ending})`, {
      cause,
      output,
      logFile,
    });
  });
  const results = schema.parse(JSON.parse(text));
  if (code !== 0 && !hasFailed(results)) {
    throw new CommandFailure(`${label} is not content (${ending})`, { output, logFile });
  }
  return results;
}
