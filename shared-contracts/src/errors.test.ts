import { type ErrorCode, errorTable, isErrorCode, sessionEndCodes } from './errors';

const codes = Object.keys(errorTable).filter(isErrorCode);

test('only a protected call without a token is answered with HTTP 401, and nothing with 403', () => {
  const withStatus = (status: number) =>
    codes.filter((code) => errorTable[code].httpStatus === status);

  expect(withStatus(401)).toEqual(['sessions.missing']);
  expect(withStatus(403)).toEqual([]);
});

test.each<[ErrorCode, number]>([
  ['sessions.unknown', 50008],
  ['sessions.endedElsewhere', 50012],
  ['sessions.expired', 50014],
])('a dead token (%s) is answered with HTTP 200 and envelope code %d', (code, envelopeCode) => {
  expect(errorTable[code]).toMatchObject({ httpStatus: 200, envelopeCode });
  expect(sessionEndCodes).toContain(envelopeCode);
});

test('no refusal looks like success to a reader of the envelope', () => {
  expect(codes.filter((code) => String(errorTable[code].envelopeCode) === '200')).toEqual([]);
});

test('a code of our own names one error', () => {
  const own = codes
    .map((code): number => errorTable[code].envelopeCode)
    .filter((code) => code > 20_000);

  expect(own.filter((code, at) => own.indexOf(code) !== at)).toEqual([]);
});

test('a server error says nothing to the outside', () => {
  const told = codes
    .filter((code) => errorTable[code].httpStatus >= 500)
    .map((code) => errorTable[code].message);

  expect(new Set(told)).toEqual(new Set(['Error']));
});

test('a name that every object has is no error code', () => {
  expect(isErrorCode('toString')).toBe(false);
  expect(isErrorCode('accounts.wrongCredentials')).toBe(true);
});
