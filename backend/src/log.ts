import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

import type { BackendConfig } from './config';
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

/**
 * Only named fields of an error are written: a database error also carries the row it is about,
 * which may hold an email address.
 */
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

export function createLog(level: BackendConfig['logLevel']): FastifyBaseLogger {
  return pino({
    level,
    base: { part: 'backend' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => toLoggedError(error) },
  });
}
