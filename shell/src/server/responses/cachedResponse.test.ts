import Fastify, { type InjectOptions } from 'fastify';
import { sendCachedResponse, toCachedResponse } from './cachedResponse';
import { encodeText } from './encodeText';

const text = 'a cached text '.repeat(50);

/** An address whose response is made from the first request and sent to all. */
function openAddress() {
  const app = Fastify();
  let isDraining = false;
  app.addHook('onRequest', async (_, reply) => {
    reply.header('server-timing', 'now;dur=1');
    if (isDraining) reply.header('connection', 'close');
  });
  let response: ReturnType<typeof toCachedResponse> | undefined;
  app.get('/*', async (request, reply) => {
    reply.type('text/plain').header('x-own', 'of the first');
    response ??= request.url.startsWith('/old')
      ? toCachedResponse(reply.code(301).header('location', '/new'))
      : toCachedResponse(reply, encodeText(text));
    return sendCachedResponse(request, reply, response, ['server-timing', 'now;dur=2']);
  });
  const call = (options: InjectOptions = {}) => app.inject({ url: '/', ...options });
  return { call, drain: () => (isDraining = true) };
}

test('a cached response has the headers of the first, its own time and an encoding', async () => {
  const { call } = openAddress();

  const { headers, rawPayload } = await call({ headers: { 'accept-encoding': 'gzip, br' } });

  expect(headers).toMatchObject({
    ...{ 'content-type': 'text/plain', 'x-own': 'of the first' },
    ...{ 'server-timing': 'now;dur=2', 'content-encoding': 'br' },
    'content-length': String(rawPayload.length),
  });
  expect((await call()).body).toBe(text);
});

test('a client that has the bytes gets 304, and HEAD gets none', async () => {
  const { call } = openAddress();
  const { headers } = await call();

  const known = await call({ headers: { 'if-none-match': `"x", ${String(headers['etag'])}` } });
  const head = await call({ method: 'HEAD' });

  expect([known.statusCode, known.body]).toEqual([304, '']);
  expect([head.body, head.headers['content-length']]).toEqual(['', String(text.length)]);
});

test('a cached redirect has no content', async () => {
  const { call } = openAddress();

  const { statusCode, headers, body } = await call({ url: '/old' });

  expect([statusCode, headers['location'], body]).toEqual([301, '/new', '']);
  expect([headers['content-length'], headers['etag']]).toEqual(['0', undefined]);
});

test('a cached response closes its connection while the server drains, and only then', async () => {
  const { call, drain } = openAddress();
  const before = await call();

  drain();

  expect(before.headers['connection']).not.toBe('close');
  expect((await call()).headers['connection']).toBe('close');
});
