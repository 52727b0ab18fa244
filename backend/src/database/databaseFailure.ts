import { SiteError } from '@tidegate/contracts/errors/siteError';

import { isError } from '../isError';

/** No server or a lost connection: codes of Node and of PostgreSQL. */
const unreachableCodes =
  /^(?:E(?:CONNREFUSED|CONNRESET|NOENT|NOTFOUND|AI_AGAIN|HOSTUNREACH|TIMEDOUT|PIPE|ACCES)|08.{3}|28.{3}|57P0[123]|3D000)$/;
const unreachableMessages = /^Connection terminated|^Client has encountered a connection error/;

/** A cancelled statement, too many connections or an unavailable lock. */
const busyCodes = /^(?:57014|53300|55P03)$/;
const busyMessages =
  /^timeout exceeded when trying to connect|^Connection terminated due to connection timeout|^Query read timeout/;

export function toDatabaseFailure(error: unknown): unknown {
  if (!isError(error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (busyCodes.test(code) || busyMessages.test(error.message)) {
    return new SiteError('database.busy', 'The database did not answer in time', { cause: error });
  }
  if (unreachableCodes.test(code) || unreachableMessages.test(error.message)) {
    return new SiteError('database.unreachable', 'The database cannot be reached', {
      cause: error,
    });
  }
  return error;
}

/** True if the database failed, so the same statement may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  return (
    error instanceof SiteError &&
    (error.code === 'database.unreachable' || error.code === 'database.busy')
  );
}
