import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CheckReport } from '../../checks/checkReport';
import { CommandFailure } from '../bootstrap/failure.js';
import { runTool, type ToolRun } from './runTool';

/** Message files and settings are imported and typed like code. */
export const codeOrData = /\.([cm]?[jt]sx?|json)$/;

export interface StepContext {
  rootDir: string;
  /** Added to what `toolEnvironment` passes on. */
  env?: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** Checks only these files; all files of the step if absent. */
  changed?: readonly string[];
}

/** `run` throws a `CommandFailure` with a advice. */
export interface Step {
  name: string;
  cores: number;
  /** Whether the result may depend on this file of the checkout. */
  reads: (file: string) => boolean;
  /** Other inputs of the result. */
  facts?: (rootDir: string) => Promise<unknown>;
  /** Whether it reads the output of `npm run build`. */
  needsBuild?: boolean;
  /** Whether it can check single files. */
  canNarrow?: boolean;
  run: (context: StepContext) => Promise<void>;
}

interface ToolStep extends Pick<ToolRun, 'name' | 'file' | 'args' | 'env'>, Pick<Step, 'reads'> {
  cores?: number;
  /** What to do about a failure. */
  advice: string;
  /** How to check single files; without it the tool always checks all of them. */
  narrow?: {
    args: readonly string[];
    /** Files and folders to check for these changed files. */
    choose: (changed: readonly string[], rootDir: string) => readonly string[];
    /** Whether a change of this file may change the results of all others. */
    decidedBy: (file: string) => boolean;
  };
}

/** Selects the changed files of a tool that still exist. */
export function changedFiles(isRelevant: (file: string) => boolean) {
  return (changed: readonly string[], rootDir: string): readonly string[] =>
    changed.filter((file) => isRelevant(file) && existsSync(path.join(rootDir, file)));
}

/** Arguments for the changed files; undefined if the tool has nothing to check. */
function chooseArgs(
  all: readonly string[],
  narrow: ToolStep['narrow'],
  { rootDir, changed }: StepContext,
): readonly string[] | undefined {
  if (!narrow || !changed || changed.some(narrow.decidedBy)) return all;
  const chosen = narrow.choose(changed, rootDir);
  return chosen.length > 0 ? [...narrow.args, ...chosen] : undefined;
}

export function toolStep({ advice, narrow, reads, cores = 1, ...tool }: ToolStep): Step {
  return {
    name: tool.name,
    cores,
    reads,
    canNarrow: narrow !== undefined,
    facts: async () => ({ file: tool.file, args: tool.args, env: tool.env }),
    async run(context) {
      const { rootDir, signal } = context;
      const env = { ...tool.env, ...context.env };
      const args = chooseArgs(tool.args, narrow, context);
      if (!args) return;
      const { code, output, logFile } = await runTool({ ...tool, args, env, rootDir, signal });
      signal.throwIfAborted();
      if (code !== 0) throw new CommandFailure(advice, { output, logFile });
    },
  };
}

interface CheckStep extends Pick<Step, 'name' | 'reads' | 'facts' | 'needsBuild'> {
  advice: string;
  check: (context: StepContext) => Promise<CheckReport>;
}

export function checkStep({ advice, check, ...step }: CheckStep): Step {
  return {
    ...step,
    cores: 1,
    async run(context) {
      const { problems } = await check(context);
      context.signal.throwIfAborted();
      if (problems.length > 0) throw new CommandFailure(advice, { output: problems.join('\n') });
    },
  };
}
