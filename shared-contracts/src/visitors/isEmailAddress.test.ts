import { isEmailAddress } from './isEmailAddress';

test.each(['ada@example.com', 'a.b+c@sub.example.co.uk', "o'hara@example.ie", 'ася@почта.рф'])(
  '%s is an email address',
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);

test.each([
  '',
  'ada',
  'ada@example',
  '@example.com',
  'ada@@example.com',
  'ada@example.com, eve@example.com',
  'ada@example.com\r\nBcc: eve@example.com',
  'Ada <ada@example.com>',
  `${'x'.repeat(250)}@example.com`,
])('%j is not an email address', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
