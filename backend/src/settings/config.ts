import { isEmailAddress } from '@tidegate/contracts/emailAddress';
import { SiteError } from '@tidegate/contracts/siteError';
import * as z from 'zod/mini';

import type { LogLevel } from '../log';
import type { BotCheckSettings } from '../modules/botcheck';
import type { GeoSettings } from '../modules/geo';
import type { MailSettings } from '../modules/mail';
import type { ProviderSettings } from '../modules/payments';
import { findExposed } from './findExposed';
import { findUnencrypted } from './findUnencrypted';
import { isNetwork, networkTest } from '../networks';
import { findMissingKeys, paymentEnvironment, toProviderSettings } from './paymentSettings';
import { listNeeds, withoutSchema } from './standIns';

const loopback = '127.0.0.0/8,::1/128';

const networksSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
  ),
  z.array(z.string().check(z.refine(isNetwork, 'must be an address or a network like 10.0.0.0/8'))),
);

const originSchema = z
  .url({ protocol: /^https?$/ })
  .check(z.refine((text) => new URL(text).origin === text, 'must be an origin, without a path'));

const keyBytes = 32;

const keySchema = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => Buffer.from(text, 'base64').length === keyBytes,
        'must be 32 random bytes in base64',
      ),
    ),
  z.transform((text) => Buffer.from(text, 'base64')),
);

const environmentSchema = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 8081),
  SITE_ENV: z._default(z.enum(['development', 'production']), 'development'),
  PUBLIC_ORIGIN: z._default(originSchema, 'http://127.0.0.1:8080'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(?:ql)?$/ })),
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
  DATA_DIR: z._default(z.string(), '.data'),
  TRUSTED_PROXIES: z.prefault(networksSchema, loopback),
  GEOIP_MMDB: z.optional(z.string()),
  SECOND_FACTOR_KEY: z.optional(keySchema),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z._default(
    z.string().check(z.refine(isEmailAddress, 'must be an email address')),
    'no-reply@tidegate.example',
  ),
  CONTACT_INBOX: z._default(
    z.string().check(z.refine(isEmailAddress, 'must be an email address')),
    'support@tidegate.example',
  ),
  RECAPTCHA_URL: z._default(
    z.url({ protocol: /^https?$/ }),
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  RECAPTCHA_V2_SITE_KEY: z.optional(z.string()),
  RECAPTCHA_V2_SECRET: z.optional(z.string()),
  RECAPTCHA_V3_SITE_KEY: z.optional(z.string()),
  RECAPTCHA_V3_SECRET: z.optional(z.string()),
  SESSION_IDLE_HOURS: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(720)),
    168,
  ),
  BREACHED_PASSWORDS_URL: z.optional(z.url({ protocol: /^https$/ })),
  PAYMENT_SANDBOX_URL: z.optional(originSchema),
  PRODUCTION_WITHOUT: z.optional(withoutSchema),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  ...paymentEnvironment,
});

/** What the backend needs to know about where it runs. */
export interface BackendConfig extends MailSettings, GeoSettings, BotCheckSettings {
  host: string;
  port: number;
  siteEnv: 'development' | 'production';
  /** Absent: the embedded database under `dataDir`. */
  databaseUrl?: string;
  redisUrl?: string;
  /** Encrypts TOTP secrets. Absent: a key in the database does. */
  secondFactorKey?: Buffer;
  contactInbox: string;
  sessionIdleMs: number;
  /** Service with the Pwned Passwords range API. Absent: only the bundled list is checked. */
  breachedPasswordsUrl?: string;
  logLevel: LogLevel;
  /** In development the sandbox replaces providers without keys. */
  providers: ProviderSettings;
  /** Development only: a payment sandbox that several servers share. */
  paymentSandboxUrl?: string;
}

/** Parses the environment and reports all problems in one error. */
export function parseConfig(
  environment: Readonly<Record<string, string | undefined>>,
): BackendConfig {
  const given = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  const missing = findMissingKeys(Object.fromEntries(given));
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])}: ${issue.message}`),
    ...missing.map((name) => `${name}: is needed beside the other keys of its provider`),
    ...(environment['SITE_ENV'] === 'production'
      ? listNeeds(environment, parsed.data?.PRODUCTION_WITHOUT ?? [])
      : []
    ).map((need) => `${need}: is needed in production`),
    ...findUnencrypted(environment),
    ...findExposed(environment),
  ];
  if (!parsed.success || problems.length > 0) throw invalidConfig(problems);
  const settings = parsed.data;
  return {
    host: settings.HOST,
    port: settings.PORT,
    siteEnv: settings.SITE_ENV,
    publicOrigin: settings.PUBLIC_ORIGIN,
    ...(settings.DATABASE_URL && { databaseUrl: settings.DATABASE_URL }),
    ...(settings.REDIS_URL && { redisUrl: settings.REDIS_URL }),
    dataDir: settings.DATA_DIR,
    isTrustedProxy: networkTest(settings.TRUSTED_PROXIES),
    ...(settings.GEOIP_MMDB && { geoipFile: settings.GEOIP_MMDB }),
    ...(settings.SECOND_FACTOR_KEY && { secondFactorKey: settings.SECOND_FACTOR_KEY }),
    ...(settings.SMTP_URL && { smtpUrl: settings.SMTP_URL }),
    mailFrom: settings.MAIL_FROM,
    contactInbox: settings.CONTACT_INBOX,
    recaptcha: {
      verifyUrl: settings.RECAPTCHA_URL,
      ...toKeys('v2', settings.RECAPTCHA_V2_SITE_KEY, settings.RECAPTCHA_V2_SECRET),
      ...toKeys('v3', settings.RECAPTCHA_V3_SITE_KEY, settings.RECAPTCHA_V3_SECRET),
    },
    sessionIdleMs: settings.SESSION_IDLE_HOURS * 3_600_000,
    ...(settings.BREACHED_PASSWORDS_URL && {
      breachedPasswordsUrl: settings.BREACHED_PASSWORDS_URL.replace(/\/$/, ''),
    }),
    logLevel: settings.LOG_LEVEL,
    providers: toProviderSettings(settings),
    ...(settings.PAYMENT_SANDBOX_URL && { paymentSandboxUrl: settings.PAYMENT_SANDBOX_URL }),
  };
}

function toKeys(version: 'v2' | 'v3', siteKey?: string, secret?: string) {
  return siteKey !== undefined && secret !== undefined && { [version]: { siteKey, secret } };
}

function invalidConfig(problems: readonly string[]): SiteError {
  return new SiteError('config.invalid', `Invalid settings. ${problems.join('. ')}`, {
    details: { problems },
  });
}
