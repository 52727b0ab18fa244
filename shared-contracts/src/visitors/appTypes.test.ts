import { findAppFamily, parseAppType, webAppType } from './appTypes';

test.each([
  [1, 'ios'],
  [11, 'ios'],
  [12, 'mac'],
  [13, 'ios'],
  [15, 'mac'],
  [16, 'ios'],
  [101, 'android'],
  [115, 'android'],
  [201, 'androidSdk'],
  [301, 'chrome'],
  [302, 'chrome'],
  [401, 'windows'],
  [402, 'windows'],
  [503, 'web'],
  [512, 'web'],
  [webAppType, 'web'],
])('app type %i belongs to the family %s', (appType, family) => {
  expect(findAppFamily(appType)).toBe(family);
});

test.each([-1, 0, 116, 200, 202, 300, 303, 403, 500, 504, 511, 513, 1.5, Number.NaN])(
  'app type %d belongs to no family',
  (appType) => {
    expect(findAppFamily(appType)).toBeUndefined();
  },
);

test('a header value parses only as a known code in plain digits', () => {
  expect(parseAppType('401')).toBe(401);
  const others = ['', '0401', ' 401', '401.0', '4e2', '0x191', '401, 501', '999', 'web'];
  expect(others.filter((text) => parseAppType(text) !== undefined)).toEqual([]);
});
