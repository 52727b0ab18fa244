import { containsWord, listVariants } from './passwordVariants';

test.each([
  ['Password1!', 'password'],
  ['P@ssw0rd2026!', 'password'],
  ['123Qwerty!', 'qwerty'],
  ['Dr4gon!!!', 'dragon'],
  ['D-R-a-g-o-n', 'dragon'],
  ['Passw0rd', 'passw0rd'],
])('%s has the variant %s', (password, heart) => {
  expect(listVariants(password)).toContain(heart);
});

test.each(['!!!!2026', 'Пароль-Пароль', 'Q7#k'])('%s contains no Latin word', (password) => {
  expect(listVariants(password).filter((variant) => /^[a-z]+$/.test(variant))).toEqual([]);
});

test.each([
  ['Tidegate-2026', true],
  ['T1d3g@te-2026', true],
  ['My-Lovelace-Gate', true],
  ['Ada-Harbour-7', false],
  ['Harbour-Light-7!', false],
])('%s contains a context word: %s', (password, isFound) => {
  expect(containsWord(password, ['Tidegate', 'ada', 'lovelace'])).toBe(isFound);
});
