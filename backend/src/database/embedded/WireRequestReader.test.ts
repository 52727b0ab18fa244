import { WireRequestReader } from './WireRequestReader';

function part(type: string, body: string | Buffer = ''): Buffer {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}

function greeting(code: number, body = ''): Buffer {
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  head.writeInt32BE(code, 4);
  return Buffer.concat([head, Buffer.from(body)]);
}

const startup = greeting(196_608, 'user\0postgres\0\0');
const parameters = Buffer.concat([part('P', 'select $1'), part('B', 'x'.repeat(5000)), part('E')]);
const extended = Buffer.concat([parameters, part('S')]);

function startedReader(): WireRequestReader {
  const reader = new WireRequestReader();
  reader.read(startup);
  return reader;
}

test('the startup message is a separate request', () => {
  expect(new WireRequestReader().read(startup)).toEqual([{ kind: 'run', bytes: startup }]);
});

test('an encryption request before the startup message is recognised', () => {
  const bytes = Buffer.concat([greeting(80_877_103), startup]);

  expect(new WireRequestReader().read(bytes)).toEqual([
    { kind: 'sslRequest' },
    { kind: 'run', bytes: startup },
  ]);
});

test('a cancel request ends its connection', () => {
  expect(new WireRequestReader().read(greeting(80_877_102, 'idsecret'))).toEqual([
    { kind: 'terminate' },
  ]);
});

test('parts are held until the request is complete', () => {
  const reader = startedReader();

  expect(reader.read(parameters)).toEqual([]);
  expect(reader.read(part('S'))).toEqual([{ kind: 'run', bytes: extended }]);
});

test('a request that arrives byte by byte is read', () => {
  const reader = startedReader();
  const query = part('Q', 'select 1\0');
  const requests = [...Buffer.concat([extended, query])].flatMap((byte) =>
    reader.read(Buffer.from([byte])),
  );

  expect(requests).toEqual([
    { kind: 'run', bytes: extended },
    { kind: 'run', bytes: query },
  ]);
});

test('requests that arrive together are separated', () => {
  const query = part('Q', 'begin\0');

  expect(startedReader().read(Buffer.concat([query, extended, part('X')]))).toEqual([
    { kind: 'run', bytes: query },
    { kind: 'run', bytes: extended },
    { kind: 'terminate' },
  ]);
});
