const endOfHead = '\r\n\r\n';
const close = `connection: close${endOfHead}`;

/** Raw bytes that no HTTP library sends, with the start of the reply. */
export const rawRequests: readonly [what: string, bytes: string, reply: string][] = [
  ['another method', `TRACE / HTTP/1.1\r\nhost: x\r\n${close}`, 'HTTP/1.1 404'],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\nhost: x${endOfHead}`, ''],
  ['no host', `GET / HTTP/1.1\r\n${close}`, 'HTTP/1.1 400'],
  ['no host, as HTTP/1.0 may', `GET / HTTP/1.0${endOfHead}`, 'HTTP/1.1 200'],
  ['markup for a host', `GET /sitemap.xml HTTP/1.1\r\nhost: x"><y\r\n${close}`, 'HTTP/1.1 200'],
  [
    'another site in the address',
    `GET http://other.example/ HTTP/1.1\r\nhost: x\r\n${close}`,
    'HTTP/1.1 200',
  ],
  [
    'two lengths',
    `POST /login HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ncontent-length: 5\r\n${close}a=1`,
    'HTTP/1.1 400',
  ],
  [
    'a length and chunks',
    `POST /login HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n${close}0${endOfHead}GET /smuggled HTTP/1.1${endOfHead}`,
    'HTTP/1.1 400',
  ],
  [
    'a header of 20 kB',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n${close}`,
    'HTTP/1.1 431',
  ],
  [
    '1,500 headers',
    `GET / HTTP/1.1\r\nhost: x\r\n${'some-header: 1\r\n'.repeat(1500)}${close}`,
    'HTTP/1.1 431',
  ],
  [
    'another protocol',
    `GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: websocket${endOfHead}`,
    'HTTP/1.1 200',
  ],
  ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\u0001', 'HTTP/1.1 400'],
];
