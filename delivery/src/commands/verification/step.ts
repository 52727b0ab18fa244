import type { CheckReport } from '../../checks/checkReport';
import { CommandFailure } from '../bare/failure.js';
import { runTool, type ToolRun } from './runTool';

export interface StepContext {
  rootDir: string;
  /** For the tools, beside this process's own. */
  env?: NodeJS.ProcessEnv;
  /** Aborts when another step has failed. */
  signal: AbortSignal;
}

/** One thing to verify; throws a `CommandFailure` that says what to do. */
export interface Step {
  name: string;
  run: (context: StepContext) => Promise<void>;
}

interface ToolStep extends Pick<ToolRun, 'name' | 'file' | 'args'> {
  /** What to do when the tool is not content. */
  remedy: string;
}

/** A step that a tool of node_modules does. */
export function toolStep({ remedy, ...tool }: ToolStep): Step {
  return {
    name: tool.name,
    async run(context) {
      const { code, said, logFile } = await runTool({ ...tool, ...context });
      if (code !== 0) throw new CommandFailure(remedy, { said, logFile });
    },
  };
}

/** A step that a check of ours does. */
export function checkStep(
  name: string,
  remedy: string,
  check: (context: StepContext) => Promise<CheckReport>,
): Step {
  return {
    name,
    async run(context) {
      const { problems } = await check(context);
      if (problems.length > 0) throw new CommandFailure(remedy, { said: problems.join('\n') });
    },
  };
}
