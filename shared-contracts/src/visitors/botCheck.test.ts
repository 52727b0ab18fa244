import { findBotCheckAction, parseCheckedPath, toCheckedPath } from './botCheck';

const login = '/api/mms/account/v1/web/login';

test('a call under a bot check has its own path', () => {
  expect(toCheckedPath(login, 'r3')).toBe('/ws/mm/reca/r3/account/v1/web/login');
  expect(parseCheckedPath(toCheckedPath(login, 'r2'))).toEqual({ path: login, kind: 'r2' });
});

test.each([login, '/ws/mm/reca/r4/account/v1/web/login', '/ws/mm/reca/r2/', '/ws/mm/reca/r2', '/'])(
  '%s is not a path under a bot check',
  (path) => {
    expect(parseCheckedPath(path)).toBeUndefined();
  },
);

test('each call has one bot check action', () => {
  const paths = [login, '/api/mms/newsletter/v1/subscribe', '/api/mms/anything'];

  expect(paths.map(findBotCheckAction)).toEqual(['login', 'newsletter', 'submit']);
});
