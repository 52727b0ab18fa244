import { createTotpSecret, describeTotp, findStep } from './totpCodes';

/** Secret of RFC 6238, appendix B. Its codes have eight digits, of which ours are the last six. */
const secret = new TextEncoder().encode('12345678901234567890');

test.each([
  ['287082', 59, 1],
  ['081804', 1_111_111_109, 37_037_036],
  ['005924', 1_234_567_890, 41_152_263],
  ['353130', 20_000_000_000, 666_666_666],
])('the RFC 6238 code %s is valid at %i seconds and maps to its step', (code, seconds, step) => {
  expect(findStep(secret, code, new Date(seconds * 1000))).toBe(step);
});

test.each([
  ['one step early', -30, 37_037_036],
  ['one step late', 30, 37_037_036],
  ['two steps early', -60, undefined],
  ['two steps late', 60, undefined],
])('a code that comes %s is accepted within the allowed clock drift', (_, seconds, step) => {
  const at = new Date((1_111_111_109 + seconds) * 1000);

  expect(findStep(secret, '081804', at)).toBe(step);
});

test('a secret has 160 bits and a URI that authenticator apps read', () => {
  const described = describeTotp(createTotpSecret(), 'ada@example.com');

  expect(described.secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(described.uri);
  expect(`${uri.protocol}//${uri.host}`).toBe('otpauth://totp');
  expect(decodeURIComponent(uri.pathname)).toMatch(/^\/\w+:ada@example\.com$/);
  expect(uri.searchParams.get('secret')).toBe(described.secret);
});
