import { createPreviewTokens } from './previewTokens';

const hourMs = 3_600_000;
const { sign, read } = createPreviewTokens('the edge of this site');
const preview = (expiresAt = Date.now() + hourMs) => ({
  ...{ id: 'one', versions: { blog: '2.0.0' }, expiresAt },
});

test('a signed preview is read as it was signed', () => {
  const signed = preview();

  expect(read(sign(signed))).toEqual(signed);
});

test('a preview ends at its expiry time', () => {
  jest.useFakeTimers();
  try {
    const token = sign(preview());

    jest.advanceTimersByTime(hourMs - 1);
    expect(read(token)).toBeDefined();
    jest.advanceTimersByTime(1);
    expect(read(token)).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});

const other = Buffer.from(JSON.stringify({ ...preview(), versions: { blog: '3.0.0' } }));

test.each<[string, (token: string) => string]>([
  ['another site', () => createPreviewTokens('the edge of another site').sign(preview())],
  ['other content', (token) => token.replace(/^[^.]+/, other.toString('base64url'))],
  ['a signature that was cut', (token) => token.slice(0, -1)],
  ['a signature that goes on', (token) => `${token}A`],
  [
    'a signature whose spare bits differ',
    (token) =>
      token.slice(0, -1) + String.fromCodePoint((token.codePointAt(token.length - 1) ?? 0) + 1),
  ],
  ['no signature', (token) => token.replace(/\..*/, '.')],
  ['no content', (token) => token.replace(/^[^.]+/, '')],
  ['nothing', () => ''],
  ['far too much', (token) => 'A'.repeat(100_000) + token],
])('a token with %s is invalid', (_, change) => {
  expect(read(change(sign(preview())))).toBeUndefined();
});
