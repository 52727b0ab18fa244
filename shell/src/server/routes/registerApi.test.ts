import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusalSchema } from '@tidegate/contracts/errors/envelopeSchema';
import Fastify from 'fastify';
import { createBackend } from '../backend-client/createBackend';
import { registerCookies } from '../http/siteCookies';
import { registerApi } from './registerApi';

const own = { cookie: 'paypal_token=t', 'sec-fetch-site': 'same-origin' };

async function anEdge(answer: (request: IncomingMessage, reply: ServerResponse) => void) {
  const received: IncomingMessage['headers'][] = [];
  const server = createServer((request, reply) => {
    received.push(request.headers);
    answer(request, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const app = Fastify({ bodyLimit: 1000, genReqId: () => 'the-request' });
  await registerCookies(app, undefined);
  registerApi(app, createBackend(`http://127.0.0.1:${port}`));
  return { app, received, stop: () => server.close() };
}

test('headers of the backend’s reply reach the caller', async () => {
  const { app, received, stop } = await anEdge((_, reply) => {
    reply.writeHead(405, { allow: 'POST', 'retry-after': '7', etag: 'W/"1"', 'x-inner': '1' });
    reply.end('{}');
  });

  const { statusCode, headers } = await app.inject({
    url: '/api/x',
    headers: { 'if-none-match': 'W/"0"' },
  });

  stop();
  expect(statusCode).toBe(405);
  expect(headers).toMatchObject({
    allow: 'POST',
    'retry-after': '7',
    etag: 'W/"1"',
    'x-request-id': 'the-request',
  });
  expect(headers).not.toHaveProperty('x-inner');
  expect(received[0]).toMatchObject({ 'if-none-match': 'W/"0"', 'x-request-id': 'the-request' });
});

test.each<[string, number, string, object]>([
  ['a write from another site', 409, 'requests.foreignSite', { headers: { cookie: own.cookie } }],
  [
    'one beside an authorization that is no token',
    409,
    'requests.foreignSite',
    { headers: { cookie: own.cookie, authorization: 'Basic YWRhOng=' } },
  ],
  ['a body that no call needs', 413, 'requests.tooLarge', { payload: 'x'.repeat(2000) }],
  ['a backend that breaks off', 502, 'server.unreachable', { headers: own }],
])('%s is refused with %d in the standard error format', async (_, status, code, request) => {
  const { app, stop } = await anEdge((incoming) => incoming.socket.destroy());

  const reply = await app.inject({ method: 'POST', url: '/api/x', ...request });

  stop();
  expect(reply.statusCode).toBe(status);
  expect(refusalSchema.parse(reply.json()).error).toEqual({ code, request_id: 'the-request' });
  expect(reply.headers).toMatchObject({
    'x-request-id': 'the-request',
    'cache-control': 'no-store',
  });
});

test('a write with a bearer token needs no same-site check', async () => {
  const { app, received, stop } = await anEdge((_, reply) => reply.end('{}'));
  const headers = { cookie: own.cookie, authorization: 'bearer  an-app' };

  const reply = await app.inject({ method: 'POST', url: '/api/x', headers });

  stop();
  expect(reply.statusCode).toBe(200);
  expect(received[0]?.authorization).toBe('Bearer an-app');
});

test('an unsupported method does not reach the backend', async () => {
  const { app, received, stop } = await anEdge((_, reply) => reply.end('{}'));

  const reply = await app.inject({ method: 'TRACE', url: '/api/x' });

  stop();
  expect(reply.statusCode).toBe(404);
  expect(received).toEqual([]);
});

test('a client may report 240 events a minute, regardless of how the path is encoded', async () => {
  const { app, received, stop } = await anEdge((_, reply) => void reply.end('{}'));
  const post = async (url = '/api/mms/analytics/v1/events') =>
    (await app.inject({ method: 'POST', url, headers: own, payload: {} })).statusCode;

  const statuses = [];
  for (let count = 0; count < 240; count += 1) statuses.push(await post());

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await post()).toBe(429);
  expect(await post('/api/mms/%61nalytics/v1/events')).toBe(429);
  expect(await post('/api/mms/other')).toBe(200);
  stop();
  expect(received).toHaveLength(241);
});
