import { toClientNetwork } from './toClientNetwork';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('the client address %s belongs to the network %s', (address, network) => {
  expect(toClientNetwork(address)).toBe(network);
});
