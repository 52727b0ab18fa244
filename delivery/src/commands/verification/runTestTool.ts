import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod/mini';
import { CommandFailure } from '../bootstrap/failure.js';
import { runTool, type ToolRun } from './runTool';
import { parseTestEvent, type TestEvent } from './testEvents';

interface TestToolRun<Results> extends Omit<ToolRun, 'onMessage'> {
  /** As people know the tool. */
  label: string;
  /** Where it writes its results when all tests have ended. */
  resultsFile: string;
  schema: z.ZodMiniType<Results>;
  /** Whether the results say why the tool did not end well. */
  hasFailed: (results: Results) => boolean;
  /** What its reporter sends while it runs, failures among it. */
  onEvent: (event: TestEvent) => void;
}

/** A pattern for `RegExp` that matches this text and nothing else. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/**
 * Runs a tool that runs tests. Throws a `CommandFailure` where it ends without results, or badly
 * although no result says why.
 */
export async function runTestTool<Results>(run: TestToolRun<Results>): Promise<Results> {
  const { label, resultsFile, schema, hasFailed, onEvent, ...tool } = run;
  await mkdir(path.dirname(resultsFile), { recursive: true });
  await rm(resultsFile, { force: true });
  const { code, ending, said, logFile } = await runTool({
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
      said,
      logFile,
    });
  });
  const results = schema.parse(JSON.parse(text));
  if (code !== 0 && !hasFailed(results)) {
    throw new CommandFailure(`${label} is not content (${ending})`, { said, logFile });
  }
  return results;
}
