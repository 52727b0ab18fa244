import { findPasswordViolations, type PasswordViolation } from './passwordRule';

test.each([
  'Harbour-Light-7!',
  'Abcdef-h',
  'Abcdefghijklmnopqrs!',
  'With space!',
  'Größe€groß',
  'Пароли-Море',
  'Sunrise🌊🌊',
])('the password "%s" has no problems', (password) => {
  expect(findPasswordViolations(password)).toEqual([]);
});

test.each<[string, PasswordViolation[]]>([
  ['Abcde-7', ['tooShort']],
  ['🌊🌊🌊aB🌊', ['tooShort']],
  ['Abcdefghijklmnopqrst!', ['tooLong']],
  ['Harbour-\u0007Light', ['unprintable']],
  ['Harbour-\u200bLight', ['unprintable']],
  ['HARBOUR-LIGHT', ['noLowercase']],
  ['harbour-light', ['noUppercase']],
  ['Harbour Light 7', ['noSymbol']],
  ['', ['tooShort', 'noLowercase', 'noUppercase', 'noSymbol']],
])('the password %j has the problems %j', (password, violations) => {
  expect(findPasswordViolations(password)).toEqual(violations);
});
