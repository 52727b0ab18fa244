import { parseSettings } from './parseSettings';

test('an empty environment is a development site on port 8080', () => {
  expect(parseSettings({}, '/checkout')).toEqual({
    host: '127.0.0.1',
    port: 8080,
    operations: { host: '127.0.0.1', port: 0 },
    dataDir: '/checkout/.data',
    drainMs: 0,
    siteEnv: 'development',
    without: [],
    trustedProxies: [],
    stunUrls: [],
    stunPort: 3478,
    usesRecaptcha: false,
    backend: {},
    logLevel: 'warn',
    shellBuild: 'production',
    defaultOverrides: '',
  });
});

test('every setting is read, an empty one counts as absent', () => {
  const env = {
    HOST: '0.0.0.0',
    PORT: '80',
    OPERATIONS_ADDRESS: '10.0.0.5:9100',
    DATA_DIR: '/srv/tidegate',
    DRAIN_SECONDS: '20',
    REDIS_URL: 'rediss://memory:6379',
    OBJECT_STORE_URL: 's3://releases',
    SITE_ENV: 'production',
    PRODUCTION_WITHOUT: 'database',
    PUBLIC_ORIGIN: 'https://tidegate.example',
    PRODUCTION_ORIGIN: 'https://www.tidegate.example',
    DOWNLOAD_ORIGIN: 'https://files.tidegate.example',
    DATABASE_URL: '',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    GEOIP_MMDB: 'geo/country.mmdb',
    STUN_URLS: 'stun:stun.tidegate.example, stuns:[2001:db8::7]:5349',
    STUN_PORT: 'off',
    SMTP_URL: 'smtps://mail.example:465',
    MAIL_FROM: 'help@tidegate.example',
    CONTACT_INBOX: 'desk@tidegate.example',
    RECAPTCHA_V3_SECRET: 'secret',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    HOSTED_PAY_MERCHANT: '',
    LOG_LEVEL: 'warn',
    SHELL_BUILD: 'development',
    REMOTE_OVERRIDES: 'remote.blog=dev:9000',
  };

  expect(parseSettings(env, '/checkout')).toEqual({
    host: '0.0.0.0',
    port: 80,
    operations: { host: '10.0.0.5', port: 9100 },
    dataDir: '/srv/tidegate',
    drainMs: 20_000,
    redisUrl: 'rediss://memory:6379',
    bucket: { name: 'releases', prefix: '' },
    siteEnv: 'production',
    without: ['database'],
    publicOrigin: 'https://tidegate.example',
    productionOrigin: 'https://www.tidegate.example',
    downloadOrigin: 'https://files.tidegate.example',
    trustedProxies: ['10.0.0.0/8', '::1'],
    stunUrls: ['stun:stun.tidegate.example', 'stuns:[2001:db8::7]:5349'],
    stunPort: 0,
    usesRecaptcha: false,
    backend: {
      ...Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
      GEOIP_MMDB: '/checkout/geo/country.mmdb',
    },
    logLevel: 'warn',
    shellBuild: 'development',
    defaultOverrides: 'remote.blog=dev:9000',
  });
});

test.each([
  ['REDIS_URL', 'memory:6379'],
  ['OBJECT_STORE_URL', 'https://bucket.s3.example'],
  ['DRAIN_SECONDS', '61'],
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['OPERATIONS_ADDRESS', '9464'],
  ['SITE_ENV', 'staging'],
  ['PRODUCTION_WITHOUT', 'mail'],
  ['PUBLIC_ORIGIN', 'https://tidegate.example/'],
  ['PUBLIC_ORIGIN', 'tidegate.example'],
  ['PRODUCTION_ORIGIN', 'javascript:void 0'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'help'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'localhost'],
  ['TRUSTED_PROXIES', '10.0.0.1,'],
  ['STUN_URLS', 'https://stun.tidegate.example'],
  ['STUN_URLS', 'turn:turn.tidegate.example'],
  ['STUN_PORT', '65536'],
  ['STUN_PORT', 'no'],
  ['LOG_LEVEL', 'loud'],
  ['SHELL_BUILD', 'fast'],
])('the setting %s=%s is refused', (name, value) => {
  expect(() => parseSettings({ [name]: value }, '/checkout')).toThrow(
    new RegExp(`${name} must be .+, not "${value}"`),
  );
});

test.each([
  ['SECOND_FACTOR_KEY', 'c2hvcnQ='],
  ['PAYPAL_CLIENT_ID', 'half of the keys'],
])('%s=%s is refused without repeating the value', (name, value) => {
  const parse = () => parseSettings({ [name]: value }, '/checkout');

  expect(parse).toThrow(name.slice(0, 6));
  expect(parse).not.toThrow(value);
});

test('all problems are reported together', () => {
  const env = { PORT: 'x', SITE_ENV: 'y' };

  expect(() => parseSettings(env, '/checkout')).toThrow(/SITE_ENV[^]*PORT/);
});

test('a production site must configure what development replaces', () => {
  const parse = () => parseSettings({ SITE_ENV: 'production' }, '/checkout');

  expect(parse).toThrow(
    /PUBLIC_ORIGIN is needed[^]*SMTP_URL is needed[^]*DATABASE_URL \(or PRODUCTION_WITHOUT=database\)[^]*keys \(or PRODUCTION_WITHOUT=payments\)/,
  );
});

test('a production site does not start with an unencrypted connection', () => {
  const env = {
    SITE_ENV: 'production',
    PRODUCTION_WITHOUT: 'payments',
    PUBLIC_ORIGIN: 'http://tidegate.example',
    SMTP_URL: 'smtps://mail.example',
    DATABASE_URL: 'postgres://db.internal/site',
  };

  expect(() => parseSettings(env, '/checkout')).toThrow(
    /PUBLIC_ORIGIN: the connection[^]*DATABASE_URL: the connection[^]*sslmode=verify-full/,
  );
  const UNENCRYPTED_HOSTS = 'tidegate.example,db.internal';
  expect(parseSettings({ ...env, UNENCRYPTED_HOSTS }, '/checkout')).toMatchObject({
    backend: { UNENCRYPTED_HOSTS },
  });
});

test.each([
  [{}, false],
  [{ RECAPTCHA_V3_SITE_KEY: 'key' }, false],
  [{ RECAPTCHA_V2_SITE_KEY: 'key', RECAPTCHA_V3_SECRET: 'secret' }, false],
  [{ RECAPTCHA_V3_SITE_KEY: 'key', RECAPTCHA_V3_SECRET: 'secret' }, true],
  [{ RECAPTCHA_V2_SITE_KEY: 'key', RECAPTCHA_V2_SECRET: 'secret' }, true],
])('with the keys %j pages use reCAPTCHA: %s', (env, uses) => {
  expect(parseSettings(env, '/checkout').usesRecaptcha).toBe(uses);
});

test('a site that listens on a public address must set SITE_ENV', () => {
  const open = { HOST: '0.0.0.0' };

  expect(() => parseSettings(open, '/checkout')).toThrow('HOST=0.0.0.0');
  expect(parseSettings({ ...open, SITE_ENV: 'development' }, '/checkout').host).toBe('0.0.0.0');
});
