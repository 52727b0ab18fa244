import type { ErrorCode } from './errors';

export interface SiteErrorOptions {
  /** Facts for the log and, below HTTP status 500, for the caller: never personal data. */
  details?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** The only error that crosses layers: a stable code for programs, a message for the log. */
export class SiteError<Code extends string = ErrorCode> extends Error {
  readonly code: Code;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: NoInfer<Code>, message: string, options: SiteErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'SiteError';
    this.code = code;
    this.details = options.details ?? {};
  }
}
