import { SiteError } from './siteError';

test('an error keeps its code, its details and what caused it', () => {
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

test('a part may bring codes of its own', () => {
  type ReleaseErrorCode = 'releases.unknown';

  const error = new SiteError<ReleaseErrorCode>('releases.unknown', 'No such release');

  expect(error.code).toBe('releases.unknown');
});
