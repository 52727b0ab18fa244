import { SiteError } from '@tidegate/contracts/errors/siteError';

import { parseConfig } from './backendConfig';

test('an empty environment gives a development server on embedded data', () => {
  const { isTrustedProxy, ...settings } = parseConfig({ DATABASE_URL: '', PORT: undefined });

  expect(isTrustedProxy('127.0.0.1')).toBe(true);
  expect(settings).toEqual({
    host: '127.0.0.1',
    port: 8081,
    siteEnv: 'development',
    publicOrigin: 'http://127.0.0.1:8080',
    dataDir: '.data',
    mailFrom: 'no-reply@tidegate.example',
    contactInbox: 'support@tidegate.example',
    recaptcha: { verifyUrl: 'https://www.google.com/recaptcha/api/siteverify' },
    sessionIdleMs: 7 * 24 * 3_600_000,
    logLevel: 'info',
    providers: {},
  });
});

test('a payment provider is enabled with all of its keys, and two secrets are allowed during rotation', () => {
  const { providers } = parseConfig({
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
  });

  expect(providers).toEqual({
    stripe: {
      origin: 'https://api.stripe.com',
      secretKey: 'sk_live_1',
      webhookSecrets: ['whsec_new', 'whsec_old'],
      isSandbox: false,
    },
  });
});

test('SECOND_FACTOR_KEY must be 32 bytes', () => {
  const key = Buffer.alloc(32, 7);

  const { secondFactorKey } = parseConfig({ SECOND_FACTOR_KEY: key.toString('base64') });

  expect(secondFactorKey).toEqual(key);
  expect(() => parseConfig({ SECOND_FACTOR_KEY: 'c2hvcnQ=' })).toThrow('SECOND_FACTOR_KEY');
});

test('every problem is reported together', () => {
  const parse = () =>
    parseConfig({
      PORT: 'http',
      SITE_ENV: 'staging',
      PUBLIC_ORIGIN: 'https://tidegate.example/path',
      DATABASE_URL: 'mysql://db',
      TRUSTED_PROXIES: '10.0.0.0/8, proxy.local',
      SMTP_URL: 'https://mail.example',
      MAIL_FROM: 'Tidegate <no-reply@tidegate.example>',
      PAYPAL_CLIENT_ID: 'half of the keys',
      HOSTED_PAY_ORIGIN: 'http://pay.example',
    });

  expect(parse).toThrow(SiteError);
  for (const name of [
    'PORT',
    'SITE_ENV',
    'PUBLIC_ORIGIN',
    'DATABASE_URL',
    'TRUSTED_PROXIES',
    'SMTP_URL',
    'MAIL_FROM',
    'PAYPAL_CLIENT_SECRET',
    'PAYPAL_WEBHOOK_ID',
    'HOSTED_PAY_ORIGIN',
    'HOSTED_PAY_MERCHANT',
  ]) {
    expect(parse).toThrow(name);
  }
});

test('production refuses to start with development stand-ins', () => {
  const set = {
    SITE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://tidegate.example',
    SMTP_URL: 'smtps://mail.example',
  };
  const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const database = { DATABASE_URL: 'postgres://database.example/site?sslmode=verify-full' };

  expect(() => parseConfig({ SITE_ENV: 'production' })).toThrow(
    /PUBLIC_ORIGIN.*SMTP_URL.*DATABASE_URL.*A payment provider with its keys/,
  );
  expect(() => parseConfig({ ...set, ...keys })).toThrow('PRODUCTION_WITHOUT=database');
  expect(() => parseConfig({ ...set, ...database })).toThrow('PRODUCTION_WITHOUT=payments');
  expect(() => parseConfig({ ...set, PRODUCTION_WITHOUT: 'mail' })).toThrow('PRODUCTION_WITHOUT');
  expect(parseConfig({ ...set, ...keys, ...database })).toMatchObject({ siteEnv: 'production' });
  expect(parseConfig({ ...set, PRODUCTION_WITHOUT: 'database, payments' })).toMatchObject({
    siteEnv: 'production',
  });
});

test('only the loopback addresses are trusted unless networks are configured', () => {
  const byDefault = parseConfig({}).isTrustedProxy;
  const named = parseConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1' }).isTrustedProxy;

  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3'].map(byDefault)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(['127.0.0.1', '10.1.2.3', '2001:db8::1'].map(named)).toEqual([false, true, true]);
});
