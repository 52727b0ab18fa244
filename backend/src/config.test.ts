import { SiteError } from '@tidegate/contracts/siteError';

import { parseConfig } from './config';

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
    logLevel: 'info',
  });
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
  ]) {
    expect(parse).toThrow(name);
  }
});

test('this machine alone is trusted unless networks are named', () => {
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
