import { toDatabaseFailure } from './databaseFailure';

function errorOf(message: string, code?: string): Error {
  return Object.assign(new Error(message), code !== undefined && { code });
}

test.each([
  ['connect EAGAIN /var/run/postgresql/.s.PGSQL.5432', 'EAGAIN'],
  ['read ENOTCONN', 'ENOTCONN'],
  ['Cannot call write after a stream was destroyed', 'ERR_STREAM_DESTROYED'],
  ['Connection terminated unexpectedly', undefined],
  ['Client was closed and is not queryable', undefined],
  ['could not read block 7 in file "base/5/1259"', '58030'],
  ['terminating connection due to idle-session timeout', '57P05'],
  ['cannot execute INSERT in a read-only transaction', '25006'],
])('%s means that the database cannot be reached', (message, code) => {
  const error = errorOf(message, code);

  expect(toDatabaseFailure(error)).toMatchObject({ code: 'database.unreachable', cause: error });
});

test.each([
  ['timeout expired', undefined],
  ['Connection terminated due to connection timeout', undefined],
  ['deadlock detected', '40P01'],
  ['could not extend file "base/5/1259": No space left on device', '53100'],
])('%s means that the database is busy', (message, code) => {
  expect(toDatabaseFailure(errorOf(message, code))).toMatchObject({ code: 'database.busy' });
});

test.each([
  ['duplicate key value violates unique constraint "account_email_key"', '23505'],
  ['relation "site.plans" does not exist', '42P01'],
  ['The "string" argument must be of type string', 'ERR_INVALID_ARG_TYPE'],
  ['bigint out of range: 9007199254740992', undefined],
])('%s stays the error of its statement', (message, code) => {
  const error = errorOf(message, code);

  expect(toDatabaseFailure(error)).toBe(error);
});
