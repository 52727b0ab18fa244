import { SiteError } from '@tidegate/contracts/errors/siteError';

import { isError } from '../isError';

/** Any system error of a socket: the statement got no response. Node's other errors are defects. */
const socketCodes = /^(?:E(?!RR_)[A-Z_]+|ERR_(?:STREAM|SOCKET|SSL|TLS)_\w+)$/;
const lostMessages =
  /^Connection terminated|^Client (?:has encountered a connection error|was closed)|^Received unexpected/;
const lateMessages =
  /^timeout e(?:xceeded when trying to connect|xpired)|^Connection terminated due to connection timeout|^Query read timeout/;

/**
 * SQLSTATE codes of a server that fails: connection, authorization, system error, shutdown, missing
 * database and read-only standby (PostgreSQL, appendix A).
 */
const failedStates = /^(?:08.{3}|28.{3}|58.{3}|57P0.|3D000|25006)$/;
/** Rolled back because of other transactions, out of resources, cancelled or not locked in time. */
const busyStates = /^(?:40.{3}|53.{3}|57014|55P03)$/;

export function toDatabaseFailure(error: unknown): unknown {
  if (!isError(error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (busyStates.test(code) || lateMessages.test(error.message)) {
    return new SiteError('database.busy', 'The database did not answer in time', { cause: error });
  }
  const isLost = socketCodes.test(code) || lostMessages.test(error.message);
  if (isLost || failedStates.test(code)) {
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
