import Fastify from 'fastify';
import { SiteError } from '@tidegate/contracts/siteError';
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
  'a reply to a request that met %s names what is away',
  async (code) => {
    expect(await replyTo(new SiteError(code, 'connect ECONNREFUSED 10.0.0.7:5432'))).toEqual({
      status: 503,
      body: { code: 'delivery.unavailable', message: 'The database of the site does not answer.' },
    });
  },
);

test('a defect keeps its message to the log', async () => {
  expect(await replyTo(new Error('secret detail'))).toEqual({
    status: 500,
    body: { code: 'delivery.failed', message: 'The registry failed.' },
  });
});
