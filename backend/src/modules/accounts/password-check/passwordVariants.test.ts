import { containsWord, listVariants } from './passwordVariants';

test.each([
  ['Password1!', 'password'],
  ['P@ssw0rd2026!', 'password'],
  ['123Qwerty!', 'qwerty'],
  ['Dr4gon!!!', 'dragon'],
  ['D-R-a-g-o-n', 'dragon'],
  ['Passw0rd', 'passw0rd'],
])('%s is %s at heart', (password, heart) => {
  expect(listVariants(password)).toContain(heart);
});

test.each(['!!!!2026', 'Пароль-Пароль', 'Q7#k'])('%s has no word at its heart', (password) => {
  expect(listVariants(password).filter((variant) => /^[a-z]+$/.test(variant))).toEqual([]);
});

test.each([
  ['Tidegate-2026', true],
  ['T1d3g@te-2026', true],
  ['My-Lovelace-Gate', true],
  ['Ada-Harbour-7', false],
  ['Harbour-Light-7!', false],
])('%s holds a word of its place: %s', (password, isFound) => {
  expect(containsWord(password, ['Tidegate', 'ada', 'lovelace'])).toBe(isFound);
});
