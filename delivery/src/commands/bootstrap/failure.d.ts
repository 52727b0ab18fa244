/** A failure whose message includes the advice; printed without a stack. */
export class CommandFailure extends Error {
  constructor(
    message: string,
    options?: {
      cause?: unknown;
      output?: string | undefined;
      logFile?: string | undefined;
      again?: string | undefined;
    },
  );
  readonly output: string | undefined;
  readonly logFile: string | undefined;
  readonly again: string | undefined;
}

export function explainFailure(options: {
  command: string;
  error: unknown;
  rootDir: string;
  /** Defaults to a folder of `.cache`. */
  logsDir?: string;
  isDebugging: unknown;
}): string;
