import { SiteError } from './siteError';

test('an error carries its code, details and cause', () => {
  const cause = new Error('socket closed');

  const error = new SiteError('database.unreachable', 'No database', {
    details: { folder: '/data' },
    cause,
  });

  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'SiteError',
    code: 'database.unreachable',
    message: 'No database',
    details: { folder: '/data' },
    cause,
  });
});

test('an error may carry codes of another type', () => {
  type ReleaseErrorCode = 'releases.unknown';

  const error = new SiteError<ReleaseErrorCode>('releases.unknown', 'No such release');

  expect(error.code).toBe('releases.unknown');
});
