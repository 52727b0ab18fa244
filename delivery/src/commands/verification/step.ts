import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CheckReport } from '../../checks/checkReport';
import { CommandFailure } from '../bootstrap/failure.js';
import { runTool, type ToolRun } from './runTool';

export interface StepContext {
  rootDir: string;
  /** For the tools, beside what `toolEnvironment` lets through. */
  env?: NodeJS.ProcessEnv;
  /** Aborts when another step has failed or somebody stops the run. */
  signal: AbortSignal;
  /** Look at these files only; absent for all that the step reads. */
  changed?: readonly string[];
}

/** One thing to verify; throws a `CommandFailure` that says what to do. */
export interface Step {
  name: string;
  /** How many cores it keeps busy. */
  cores: number;
  /** Whether the result may depend on this file of the checkout. */
  reads: (file: string) => boolean;
  /** What else decides the result. */
  facts?: (rootDir: string) => Promise<unknown>;
  /** Whether it looks at what `npm run build` makes. */
  needsBuild?: boolean;
  /** Whether it can look at some files only. */
  canNarrow?: boolean;
  run: (context: StepContext) => Promise<void>;
}

interface ToolStep extends Pick<ToolRun, 'name' | 'file' | 'args' | 'env'>, Pick<Step, 'reads'> {
  cores?: number;
  /** What to do when the tool is not content. */
  remedy: string;
  /** How the tool is told to look at some files only; without it the tool looks at all of them. */
  narrow?: {
    args: readonly string[];
    /** The files and folders to look at when these files have changed. */
    choose: (changed: readonly string[], rootDir: string) => readonly string[];
    /** Whether a change of this file may change what the tool says of all others. */
    decidedBy: (file: string) => boolean;
  };
}

/** Chooses the changed files that concern a tool, and that are still there. */
export function changedFiles(looksAt: (file: string) => boolean) {
  return (changed: readonly string[], rootDir: string): readonly string[] =>
    changed.filter((file) => looksAt(file) && existsSync(path.join(rootDir, file)));
}

/** The arguments for what changed, if the tool can do with less; none if none concern it. */
function chooseArgs(
  all: readonly string[],
  narrow: ToolStep['narrow'],
  { rootDir, changed }: StepContext,
): readonly string[] | undefined {
  if (!narrow || !changed || changed.some(narrow.decidedBy)) return all;
  const chosen = narrow.choose(changed, rootDir);
  return chosen.length > 0 ? [...narrow.args, ...chosen] : undefined;
}

/** A step that a tool of node_modules does. */
export function toolStep({ remedy, narrow, reads, cores = 1, ...tool }: ToolStep): Step {
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
      const { code, said, logFile } = await runTool({ ...tool, args, env, rootDir, signal });
      signal.throwIfAborted();
      if (code !== 0) throw new CommandFailure(remedy, { said, logFile });
    },
  };
}

interface CheckStep extends Pick<Step, 'name' | 'reads' | 'facts' | 'needsBuild'> {
  remedy: string;
  check: (context: StepContext) => Promise<CheckReport>;
}

/** A step that a check of ours does. */
export function checkStep({ remedy, check, ...step }: CheckStep): Step {
  return {
    ...step,
    cores: 1,
    async run(context) {
      const { problems } = await check(context);
      context.signal.throwIfAborted();
      if (problems.length > 0) throw new CommandFailure(remedy, { said: problems.join('\n') });
    },
  };
}
