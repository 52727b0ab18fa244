import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  loginPath,
  logoutPath,
  reauthenticatePath,
  anonymousSignupPath,
} from '@tidegate/contracts/api/account/endpoints';
import { toCheckedPath } from '@tidegate/contracts/visitors/botCheck';
import { secondStepPath } from '@tidegate/contracts/api/second-factor/endpoints';
import { createBackend } from './createBackend';

const token = 't'.repeat(43);
const call = { method: 'POST', clientAddress: '203.0.113.9', requestId: 'r1', token: undefined };

async function aBackend(status: number, body: unknown, headers: Record<string, string> = {}) {
  const received: Record<string, unknown>[] = [];
  const server: Server = createServer((request, reply) => {
    received.push(request.headers);
    reply
      .writeHead(status, { ...headers, 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    backend: createBackend(`http://127.0.0.1:${port}`),
    stop: () => server.close(),
  };
}

test.each([
  loginPath,
  anonymousSignupPath,
  reauthenticatePath,
  secondStepPath,
  toCheckedPath(loginPath, 'r2'),
  `${toCheckedPath(loginPath, 'r3')}?x=1`,
  loginPath.replace('login', '%6Cogin'),
  loginPath.replace('login', 'profile/../login'),
])('a reply of %s has a session handle in place of the token', async (url) => {
  const granted = { token, expires_at: '2027-01-01T00:00:00.000Z' };
  const { backend, stop } = await aBackend(200, { code: 200, message: 'OK', data: granted });

  const reply = await backend.call({ ...call, url });

  stop();
  expect(reply.body.toString()).not.toContain(token);
  expect(JSON.parse(reply.body.toString())).toMatchObject({
    code: 200,
    data: { session: expect.stringMatching(/^[\w-]{16}$/) as string },
  });
  expect(reply.sessionChange).toEqual({
    kind: 'start',
    token,
    expiresAt: new Date('2027-01-01T00:00:00.000Z'),
  });
});

test('the challenge of a login that needs a second step stays at the edge', async () => {
  const challenge = 'c'.repeat(43);
  const { backend, stop } = await aBackend(200, {
    code: 20130,
    message: 'Second step needed.',
    data: null,
    error: {
      code: 'accounts.secondStepNeeded',
      request_id: 'r1',
      details: { challenge, expires_at: '2027-01-01T00:00:00.000Z' },
    },
  });

  const reply = await backend.call({ ...call, url: loginPath });
  const toApp = await backend.call({ ...call, url: loginPath, appType: 402 });

  stop();
  expect(JSON.parse(reply.body.toString())).toMatchObject({ code: 20130, data: null });
  expect(reply.body.toString()).not.toContain(challenge);
  expect(reply.sessionChange).toEqual({
    kind: 'secondStep',
    challenge,
    expiresAt: new Date('2027-01-01T00:00:00.000Z'),
  });
  expect(toApp.body.toString()).toContain(challenge);
  expect(toApp.sessionChange).toBeUndefined();
});

test('a refused login is passed through and starts no session', async () => {
  const refusal = { code: 40001, message: 'no', data: null };
  const { backend, stop } = await aBackend(200, refusal);

  const reply = await backend.call({ ...call, url: loginPath });

  stop();
  expect(JSON.parse(reply.body.toString())).toEqual(refusal);
  expect(reply.sessionChange).toBeUndefined();
});

test.each([
  ['logout', logoutPath, 200],
  ['a call without a token', '/api/mms/account/v1/web/profile', 401],
])('%s ends the session', async (_, url, status) => {
  const { backend, stop } = await aBackend(status, { code: status, message: '', data: null });

  const reply = await backend.call({ ...call, url, token });

  stop();
  expect(reply.sessionChange).toEqual({ kind: 'end' });
});

test('a logout that did not reach the backend does not end the session', async () => {
  const { backend, stop } = await aBackend(500, { code: 500, message: '', data: null });

  const reply = await backend.call({ ...call, url: logoutPath, token });

  stop();
  expect(reply.sessionChange).toBeUndefined();
});

test('the backend receives the token, the app type and the client address', async () => {
  const { backend, received, stop } = await aBackend(200, {});

  await backend.call({ ...call, url: '/api/x', token, userAgent: 'Lynx/2.9' });

  stop();
  expect(received[0]).toMatchObject({
    authorization: `Bearer ${token}`,
    'x-app-type': '501',
    'x-forwarded-for': '203.0.113.9',
    'x-request-id': 'r1',
    'user-agent': 'Lynx/2.9',
  });
});

test('an app receives its login token and no cookie', async () => {
  const granted = { token, expires_at: '2027-01-01T00:00:00.000Z' };
  const { backend, received, stop } = await aBackend(200, {
    code: 200,
    message: '',
    data: granted,
  });

  const reply = await backend.call({ ...call, url: loginPath, appType: 402 });

  stop();
  expect(JSON.parse(reply.body.toString())).toMatchObject({ data: granted });
  expect(reply.sessionChange).toBeUndefined();
  expect(received[0]).toMatchObject({ 'x-app-type': '402' });
});

test('an unreachable backend results in an error reply, not a rejection', async () => {
  const { backend, stop } = await aBackend(200, {});
  stop();

  const reply = await backend.call({ ...call, url: '/api/x' });

  expect(reply.httpStatus).toBe(502);
});

test('the Retry-After header is passed on', async () => {
  const refusal = { code: 20102, message: 'Too many attempts.', data: null };
  const { backend, stop } = await aBackend(429, refusal, { 'retry-after': '600' });

  const reply = await backend.call({ ...call, url: loginPath });

  stop();
  expect(reply).toMatchObject({ httpStatus: 429, passed: { 'retry-after': '600' } });
});
