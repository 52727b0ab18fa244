import Fastify from 'fastify';
import { pino } from 'pino';
import { SiteError } from '@tidegate/contracts/errors/siteError';
import { DeliveryError } from '../../release/deliveryError';
import { sendError } from './sendError';

async function replyTo(error: Error) {
  const app = Fastify();
  app.setErrorHandler<Error>(sendError);
  app.get('/', () => Promise.reject(error));
  const reply = await app.inject('/');
  await app.close();
  return { status: reply.statusCode, body: reply.json<object>() };
}

test.each(['database.unreachable', 'database.busy'] as const)(
  'a reply after the error %s names the unavailable service',
  async (code) => {
    expect(await replyTo(new SiteError(code, 'connect ECONNREFUSED 10.0.0.7:5432'))).toEqual({
      status: 503,
      body: { code: 'delivery.unavailable', message: 'The database of the site does not answer.' },
    });
  },
);

test('the message of a defect appears only in the log', async () => {
  expect(await replyTo(new Error('secret detail'))).toEqual({
    status: 500,
    body: { code: 'delivery.failed', message: 'The registry failed.' },
  });
});

test.each([
  ['an unknown token', 'delivery.unknownToken', `Bearer ci-blog.${'s'.repeat(43)}`],
  ['a token for another remote', 'delivery.wrongScope', `Bearer ci-blog.${'s'.repeat(43)}`],
  ['what is no token', 'delivery.unknownToken', 'Basic YWRhOnNlY3JldA=='],
] as const)('%s is logged without its secret', async (_, code, authorization) => {
  let text = '';
  const app = Fastify({ loggerInstance: pino({}, { write: (line) => void (text += line) }) });
  app.setErrorHandler<Error>(sendError);
  app.post('/activations', () => Promise.reject(new DeliveryError(code, 'No.')));

  const headers = { authorization };
  await app.inject({ method: 'POST', url: '/activations', headers, remoteAddress: '203.0.113.7' });

  await app.close();
  const written = text.split('\n').find((line) => line.includes('"msg":"security"')) ?? '{}';
  expect(JSON.parse(written)).toMatchObject({
    ...{ action: 'deployToken', outcome: 'refused', code, route: '/activations' },
    from: expect.stringMatching(/^[\w-]{16}$/) as unknown,
    ...(authorization.startsWith('Bearer') && { deployer: 'ci-blog' }),
  });
  for (const secret of ['sss', 'YWRh']) expect(written).not.toContain(secret);
});

test('a request without a token is refused and not logged', async () => {
  let text = '';
  const app = Fastify({ loggerInstance: pino({}, { write: (line) => void (text += line) }) });
  app.setErrorHandler<Error>(sendError);
  app.get('/', () => Promise.reject(new DeliveryError('delivery.unknownToken', 'No.')));

  const reply = await app.inject('/');

  await app.close();
  expect([reply.statusCode, reply.json<object>()]).toEqual([
    401,
    { code: 'delivery.unknownToken', message: 'No.' },
  ]);
  expect(text).toContain('request completed');
  expect(text).not.toContain('"msg":"security"');
});

test('a client with a too large body can send it all and gets the refusal', async () => {
  const app = Fastify({ bodyLimit: 100 });
  app.setErrorHandler<Error>(sendError);
  app.post('/', () => ({}));
  const site = await app.listen({ host: '127.0.0.1', port: 0 });

  const reply = await fetch(site, { method: 'POST', body: 'x'.repeat(3_000_000) });

  expect(reply.status).toBe(413);
  expect(reply.headers.get('connection')).toBeNull();
  expect(await reply.json()).toMatchObject({ code: 'delivery.tooLarge' });
  await app.close();
});
