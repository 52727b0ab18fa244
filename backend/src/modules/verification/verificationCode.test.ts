import { createCode, formatCode, parseCode } from './verificationCode';

test('a code has eight digits for every random number', () => {
  for (let round = 0; round < 200; round += 1) expect(createCode()).toMatch(/^\d{8}$/);
});

test('a code is formatted in two groups and parsed in any notation', () => {
  expect(formatCode('00420017')).toBe('0042 0017');
  expect(
    ['0042 0017', ' 0042-0017 ', '٠٠٤٢٠٠١٧', '۰۰۴۲۰۰۱۷', '００４２ ００１７'].map(parseCode),
  ).toEqual(Array(5).fill('00420017'));
});
