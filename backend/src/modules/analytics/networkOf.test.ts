import { networkOf } from './networkOf';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['', ''],
])('%s is stored as %s', (address, kept) => {
  expect(networkOf(address)).toBe(kept);
});
