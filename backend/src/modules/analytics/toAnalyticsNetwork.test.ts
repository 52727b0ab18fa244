import { toAnalyticsNetwork } from './toAnalyticsNetwork';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8::'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['', ''],
])('%s is stored as %s', (address, kept) => {
  expect(toAnalyticsNetwork(address)).toBe(kept);
});
