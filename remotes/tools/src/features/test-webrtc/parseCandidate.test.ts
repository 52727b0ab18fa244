import { parseCandidate } from './parseCandidate';

const lineOf = (address: string, type: string) =>
  `candidate:842163049 1 udp 1677729535 ${address} 46154 typ ${type} generation 0`;

describe('an ICE candidate', () => {
  test.each([
    '10.0.0.1',
    '127.0.0.1',
    '172.16.0.1',
    '172.31.255.254',
    '192.168.1.2',
    '100.64.0.1',
    '100.127.0.1',
    '169.254.7.7',
    '::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    '[fe80::1]',
    '::ffff:10.0.0.1',
  ])('with %s of the device itself is local', (address) => {
    expect(parseCandidate(lineOf(address, 'host')).kind).toBe('local');
  });

  test.each([
    '9.255.255.255',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '100.128.0.1',
    '192.169.0.1',
    '2001:db8::7',
    'fc::1',
    '::ffff:203.0.113.7',
  ])('with %s of the device itself is public', (address) => {
    expect(parseCandidate(lineOf(address, 'host')).kind).toBe('public');
  });

  test('with a random name is masked', () => {
    const line = lineOf('b5a7fdb9-8b1c-4b3e-9a4c-3c1f0e5b7a11.local', 'host');

    expect(parseCandidate(line).kind).toBe('masked');
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', '10.0.0.1'],
  ])('with %s as seen by a server is public', (written, address) => {
    expect(parseCandidate(lineOf(written, 'srflx'))).toEqual({ kind: 'public', address });
  });

  test('with the address of a relay is a relay', () => {
    expect(parseCandidate(lineOf('203.0.113.7', 'relay')).kind).toBe('relay');
  });
});
