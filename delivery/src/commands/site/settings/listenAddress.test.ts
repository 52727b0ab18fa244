import { parseListenAddress } from './listenAddress';

test.each([
  ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
  ['[::1]:0', { host: '::1', port: 0 }],
  ['metrics.internal:80', { host: 'metrics.internal', port: 80 }],
  ['9464', undefined],
  [':9464', undefined],
  ['127.0.0.1:65536', undefined],
  ['http://127.0.0.1:9464', undefined],
])('the listen address %s is parsed as %j', (text, address) => {
  expect(parseListenAddress(text)).toEqual(address);
});
