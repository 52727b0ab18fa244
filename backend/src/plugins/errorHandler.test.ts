import { refusalSchema } from '@tidegate/contracts/errors/envelopeSchema';
import { SiteError } from '@tidegate/contracts/errors/siteError';
import { fastify } from 'fastify';

import { errorHandler } from './errorHandler';

async function answer(thrown: unknown) {
  const app = fastify();
  await app.register(errorHandler);
  app.get('/', () => Promise.reject(thrown as Error));
  const reply = await app.inject('/');
  await app.close();
  const { error, ...rest } = refusalSchema.parse(reply.json());
  return { status: reply.statusCode, error: error.code, ...rest };
}

test.each([
  ['an error that nobody expected', new TypeError('secret of the house')],
  ['an error that claims a status', Object.assign(new Error('secret'), { statusCode: 418 })],
  ['something that is no error', 'secret of the house'],
  ['nothing', undefined],
])('%s returns 500 without any part of its message', async (_, thrown) => {
  expect(await answer(thrown)).toEqual({
    status: 500,
    error: 'server.failed',
    code: 500,
    message: 'Error',
    data: null,
  });
});

test('a SiteError returns its status, its code and its public message', async () => {
  expect(await answer(new SiteError('accounts.wrongCredentials', 'for the log'))).toMatchObject({
    status: 200,
    error: 'accounts.wrongCredentials',
    code: 20101,
    message: 'Incorrect username or password.',
  });
});
