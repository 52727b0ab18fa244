import { SiteError } from '@tidegate/contracts/siteError';

import { toLoggedError } from './log';

test('what a database error says about its row is not logged', () => {
  const databaseError = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(ann@example.org) already exists.',
    parameters: ['ann@example.org'],
  });
  const error = new SiteError('server.failed', 'A request failed', { cause: databaseError });

  const logged = toLoggedError(error);

  expect(JSON.stringify(logged)).not.toContain('ann@example.org');
  expect(logged).toMatchObject({
    name: 'SiteError',
    code: 'server.failed',
    cause: { message: 'duplicate key value', code: '23505' },
  });
});

test('an error that causes itself is logged and not for ever', () => {
  const error = new Error('circular');
  error.cause = error;

  expect(JSON.stringify(toLoggedError(error)).match(/circular/g)?.length).toBeLessThan(20);
});

test('what is thrown and no error is not written out', () => {
  expect(toLoggedError('ann@example.org')).toEqual({ name: 'string', message: 'not an Error' });
});
