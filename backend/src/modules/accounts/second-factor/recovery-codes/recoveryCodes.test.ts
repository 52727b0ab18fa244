import { createRecoveryCodes, formatRecoveryCode, parseRecoveryCode } from './recoveryCodes';

test('ten codes are distinct and are parsed in any notation', () => {
  const codes = createRecoveryCodes();

  expect(new Set(codes.map(({ letter }) => letter)).size).toBe(10);
  for (const code of codes) {
    const text = formatRecoveryCode(code);
    expect(text).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{3}$/);
    expect(parseRecoveryCode(text)).toEqual(code);
    expect(parseRecoveryCode(` ${text.toUpperCase().replaceAll('-', ' ')}\n`)).toEqual(code);
  }
});

test.each(['', '   ', '-', 'é'])('the text "%s" gives an empty code', (text) => {
  expect(parseRecoveryCode(text)).toEqual({ letter: '', secret: '' });
});
