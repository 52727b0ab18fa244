import { SiteError } from '@tidegate/contracts/errors/siteError';
import { pino } from 'pino';

import { joinLog, toLoggedError } from './log';

const databaseError = Object.assign(new Error('duplicate key value'), {
  code: '23505',
  detail: 'Key (email)=(ann@example.org) already exists.',
  parameters: ['ann@example.org'],
});

test('the log omits the row data of a database error', () => {
  const error = new SiteError('server.failed', 'A request failed', { cause: databaseError });

  const logged = toLoggedError(error);

  expect(JSON.stringify(logged)).not.toContain('ann@example.org');
  expect(logged).toMatchObject({
    name: 'SiteError',
    code: 'server.failed',
    cause: { message: 'duplicate key value', code: '23505' },
  });
});

test("the host process's log also omits the row data of a database error", () => {
  const lines: string[] = [];
  const log = joinLog(pino({}, { write: (line) => lines.push(line) }));

  log.error({ err: databaseError }, 'failed');

  expect(lines.join()).toContain('duplicate key value');
  expect(lines.join()).not.toContain('ann@example.org');
});

test('an error that causes itself is logged with a limited depth', () => {
  const error = new Error('circular');
  error.cause = error;

  expect(JSON.stringify(toLoggedError(error)).match(/circular/g)?.length).toBeLessThan(20);
});

test('the content of a thrown non-error is not logged', () => {
  expect(toLoggedError('ann@example.org')).toEqual({ name: 'string', message: 'not an Error' });
});
