import { findPasswordFlaws, type PasswordFlaw } from './passwordRule';

test.each([
  'Harbour-Light-7!',
  'Abcdef-h',
  'Abcdefghijklmnopqrs!',
  'With space!',
  'Größe€groß',
  'Пароли-Море',
  'Sunrise🌊🌊',
])('the password "%s" has no flaws', (password) => {
  expect(findPasswordFlaws(password)).toEqual([]);
});

test.each<[string, PasswordFlaw[]]>([
  ['Abcde-7', ['tooShort']],
  ['🌊🌊🌊aB🌊', ['tooShort']],
  ['Abcdefghijklmnopqrst!', ['tooLong']],
  ['Harbour-\u0007Light', ['unprintable']],
  ['Harbour-\u200bLight', ['unprintable']],
  ['HARBOUR-LIGHT', ['noLowercase']],
  ['harbour-light', ['noUppercase']],
  ['Harbour Light 7', ['noSymbol']],
  ['', ['tooShort', 'noLowercase', 'noUppercase', 'noSymbol']],
])('the password %j has the flaws %j', (password, flaws) => {
  expect(findPasswordFlaws(password)).toEqual(flaws);
});
