import { findUnencrypted } from './findUnencrypted';

const production = { SITE_ENV: 'production' };

test.each([
  ['PUBLIC_ORIGIN', 'http://tidegate.example', 'https://tidegate.example'],
  ['DATABASE_URL', 'postgres://db/site', 'postgres://db/site?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://db/site?sslmode=require', 'postgresql://db/s?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://db/site?sslmode=no-verify', 'postgres://db/s?sslmode=verify-full'],
  ['REDIS_URL', 'redis://memory:6379', 'rediss://memory:6379'],
  ['SMTP_URL', 'smtp://mail.example', 'smtps://mail.example'],
  ['SMTP_URL', 'smtp://mail.example', 'smtp://mail.example?requireTLS=true'],
  ['OBJECT_STORE_URL', 's3://releases?endpoint=http://minio:9000', 's3://releases'],
  [
    'OBJECT_STORE_URL',
    's3://releases?endpoint=http://minio:9000',
    's3://releases?endpoint=https://minio:9000',
  ],
])('in production %s may not be %s but may be %s', (setting, open, encrypted) => {
  expect(findUnencrypted({ ...production, [setting]: open })).toEqual([
    expect.stringContaining(setting) as unknown,
  ]);
  expect(findUnencrypted({ ...production, [setting]: encrypted })).toEqual([]);
  expect(findUnencrypted({ SITE_ENV: 'development', [setting]: open })).toEqual([]);
});

test.each(['localhost', '127.0.0.1', '127.0.3.9', '[::1]'])(
  'connections to %s on the same machine need no encryption',
  (host) => {
    const settings = {
      PUBLIC_ORIGIN: `http://${host}:8080`,
      DATABASE_URL: `postgres://${host}/db`,
    };

    expect(findUnencrypted({ ...production, ...settings })).toEqual([]);
  },
);

test('a Unix socket of the database needs no encryption', () => {
  const settings = { DATABASE_URL: 'postgres:///site?host=/var/run/postgresql' };

  expect(findUnencrypted({ ...production, ...settings })).toEqual([]);
});

test('only the hosts listed in UNENCRYPTED_HOSTS are exempt', () => {
  const settings = {
    DATABASE_URL: 'postgres://db.internal/site',
    REDIS_URL: 'redis://memory.internal',
    UNENCRYPTED_HOSTS: 'mail.internal, db.internal',
  };

  expect(findUnencrypted({ ...production, ...settings })).toEqual([
    'REDIS_URL: the connection to memory.internal must be encrypted (rediss), or name that host in UNENCRYPTED_HOSTS, too',
  ]);
});
