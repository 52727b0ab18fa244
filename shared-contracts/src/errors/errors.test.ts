import { type ErrorCode, errorTable, isErrorCode, sessionEndCodes } from './errors';

const codes = Object.keys(errorTable).filter(isErrorCode);

test('HTTP 401 is only for a protected call without a token, and HTTP 403 is never used', () => {
  const withStatus = (status: number) =>
    codes.filter((code) => errorTable[code].httpStatus === status);

  expect(withStatus(401)).toEqual(['sessions.missing']);
  expect(withStatus(403)).toEqual([]);
});

test.each<[ErrorCode, number]>([
  ['sessions.unknown', 50008],
  ['sessions.endedElsewhere', 50012],
  ['sessions.expired', 50014],
])('an invalid token (%s) returns HTTP 200 and envelope code %d', (code, envelopeCode) => {
  expect(errorTable[code]).toMatchObject({ httpStatus: 200, envelopeCode });
  expect(sessionEndCodes).toContain(envelopeCode);
});

test('no refusal has the envelope code of a success', () => {
  expect(codes.filter((code) => String(errorTable[code].envelopeCode) === '200')).toEqual([]);
});

test('an application envelope code belongs to one error', () => {
  const own = codes
    .map((code): number => errorTable[code].envelopeCode)
    .filter((code) => code > 20_000);

  expect(own.filter((code, at) => own.indexOf(code) !== at)).toEqual([]);
});

test('server errors have no specific message', () => {
  const kinds = codes
    .filter((code) => errorTable[code].httpStatus >= 500)
    .map((code) => errorTable[code].message);

  expect(new Set(kinds)).toEqual(new Set(['Error']));
});

test('a property name of Object.prototype is not an error code', () => {
  expect(isErrorCode('toString')).toBe(false);
  expect(isErrorCode('accounts.wrongCredentials')).toBe(true);
});
