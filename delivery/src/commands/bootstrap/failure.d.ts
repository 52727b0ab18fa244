/** A failure with its remedy in the message: shown as it is, without a stack. */
export class CommandFailure extends Error {
  constructor(
    message: string,
    options?: {
      cause?: unknown;
      said?: string | undefined;
      logFile?: string | undefined;
      again?: string | undefined;
    },
  );
  readonly said: string | undefined;
  readonly logFile: string | undefined;
  readonly again: string | undefined;
}

export function explainFailure(options: {
  command: string;
  error: unknown;
  rootDir: string;
  /** Else a folder of `.cache`. */
  logsDir?: string;
  isDebugging: unknown;
}): string;
