import { SiteError } from '@tidegate/contracts/siteError';
import { pino } from 'pino';

import { joinLog, toLoggedError } from './log';

const databaseError = Object.assign(new Error('duplicate key value'), {
  code: '23505',
  detail: 'Key (email)=(ann@example.org) already exists.',
  parameters: ['ann@example.org'],
});

test('what a database error says about its row is not logged', () => {
  const error = new SiteError('server.failed', 'A request failed', { cause: databaseError });

  const logged = toLoggedError(error);

  expect(JSON.stringify(logged)).not.toContain('ann@example.org');
  expect(logged).toMatchObject({
    name: 'SiteError',
    code: 'server.failed',
    cause: { message: 'duplicate key value', code: '23505' },
  });
});

test('nor is it in the log of the site that the backend is a part of', () => {
  const lines: string[] = [];
  const log = joinLog(pino({}, { write: (line) => lines.push(line) }));

  log.error({ err: databaseError }, 'failed');

  expect(lines.join()).toContain('duplicate key value');
  expect(lines.join()).not.toContain('ann@example.org');
});

test('an error that causes itself is logged and not for ever', () => {
  const error = new Error('circular');
  error.cause = error;

  expect(JSON.stringify(toLoggedError(error)).match(/circular/g)?.length).toBeLessThan(20);
});

test('what is thrown and no error is not written out', () => {
  expect(toLoggedError('ann@example.org')).toEqual({ name: 'string', message: 'not an Error' });
});
