import { addressFamily, toPlainAddress } from './addressFamily';

describe('the family of an address', () => {
  test.each([
    ['192.0.2.1', 'IPv4'],
    ['127.0.0.1', 'IPv4'],
    ['2001:db8::7', 'IPv6'],
    ['::1', 'IPv6'],
    ['::ffff:c000:201', 'IPv6'],
  ])('%s is %s', (address, family) => {
    expect(addressFamily(toPlainAddress(address))).toBe(family);
  });

  test.each(['::ffff:192.0.2.1', '::FFFF:192.0.2.1'])('%s becomes IPv4', (address) => {
    expect(toPlainAddress(address)).toBe('192.0.2.1');
    expect(addressFamily(toPlainAddress(address))).toBe('IPv4');
  });
});
