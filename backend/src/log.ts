import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

import { isError } from './isError';

const maxCauses = 5;

interface LoggedError {
  name: string;
  message: string;
  code?: unknown;
  details?: unknown;
  stack?: string;
  cause?: LoggedError;
}

/** Logs named fields only, because a database error carries its row with personal data. */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!isError(error)) return { name: typeof error, message: 'not an Error' };
  return {
    name: error.name,
    message: error.message,
    ...('code' in error && { code: error.code }),
    ...(error.name === 'SiteError' && 'details' in error && { details: error.details }),
    ...(error.stack && { stack: error.stack }),
    ...(error.cause !== undefined &&
      depth < maxCauses && { cause: toLoggedError(error.cause, depth + 1) }),
  };
}

export function joinLog(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.child(
    { part: 'backend' },
    { serializers: { err: (error: unknown) => toLoggedError(error) } },
  );
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** A log of the backend's own, on standard output. */
export function createLog(level: LogLevel): FastifyBaseLogger {
  return joinLog(pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }));
}
