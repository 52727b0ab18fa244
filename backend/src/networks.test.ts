import { isNetwork, networkTest, toPlainAddress } from './networks';

test.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['2001:db8::/32', true],
  ['203.0.113.0/33', false],
  ['2001:db8::/129', false],
  ['203.0.113.0/24/8', false],
  ['203.0.113.0/', false],
  ['example.org', false],
  ['', false],
])('%p is a network: %p', (text, expected) => {
  expect(isNetwork(text)).toBe(expected);
});

test('an address matches its network in every notation', () => {
  const isInside = networkTest(['203.0.113.0/24', '2001:db8::/32', '10.0.0.1']);

  expect(['203.0.113.7', '::ffff:203.0.113.7', '2001:DB8:1::5', '10.0.0.1'].map(isInside)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['203.0.114.7', '2001:db9::1', '10.0.0.2', 'unknown', ''].map(isInside)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('an IPv4-mapped IPv6 address becomes IPv4', () => {
  expect(toPlainAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(toPlainAddress('::FFFF:203.0.113.7')).toBe('203.0.113.7');
  expect(toPlainAddress('2001:db8::7')).toBe('2001:db8::7');
});
