import { SiteError } from '@tidegate/contracts/errors/siteError';
import * as z from 'zod/mini';

import type { LogLevel } from '../log';
import { type RecaptchaSettings, toRecaptchaSettings } from '../modules/botcheck/botCheckSettings';
import type { GeoSettings } from '../modules/geo';
import type { MailSettings } from '../modules/mail/mailSettings';
import type { ProviderSettings } from '../modules/payments';
import { toProviderSettings } from '../modules/payments/paymentSettings';
import { networkTest } from '../networks';
import { environmentFields } from './environmentFields';
import type { Environment } from './optionalParts';
import { parseEnvironment } from './parseEnvironment';
import { settingFields } from './settingFields';

const loopback = ['127.0.0.0/8', '::1/128'];
const hourMs = 3_600_000;
const defaultIdleHours = 168;

const fields = {
  ...environmentFields,
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(settingFields.integer(0, 65_535), 8081),
};

export interface BackendConfig extends MailSettings, GeoSettings {
  host: string;
  port: number;
  siteEnv: 'development' | 'production';
  publicOrigin: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** Encrypts TOTP secrets. Absent: a key in the database does. */
  secondFactorKey: Buffer | undefined;
  contactInbox: string;
  recaptcha: RecaptchaSettings;
  sessionIdleMs: number;
  /** Service with the Pwned Passwords range API. Absent: only the bundled list is checked. */
  breachedPasswordsUrl: string | undefined;
  logLevel: LogLevel;
  /** In development the sandbox replaces providers without keys. */
  providers: ProviderSettings;
  /** Development only: a payment sandbox that several servers share. */
  paymentSandboxUrl: string | undefined;
}

/** Throws `config.invalid`, which names everything that is wrong with the environment. */
export function parseConfig(environment: Environment): BackendConfig {
  const parsed = parseEnvironment(fields, environment);
  if ('problems' in parsed) {
    const { problems } = parsed;
    throw new SiteError('config.invalid', `Invalid settings. ${problems.join('. ')}`, {
      details: { problems },
    });
  }
  const { settings } = parsed;
  return {
    host: settings.HOST,
    port: settings.PORT,
    siteEnv: settings.SITE_ENV,
    publicOrigin: settings.PUBLIC_ORIGIN ?? 'http://127.0.0.1:8080',
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    dataDir: settings.DATA_DIR,
    isTrustedProxy: networkTest(settings.TRUSTED_PROXIES ?? loopback),
    geoipFile: settings.GEOIP_MMDB,
    secondFactorKey: settings.SECOND_FACTOR_KEY,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    contactInbox: settings.CONTACT_INBOX,
    recaptcha: toRecaptchaSettings(settings),
    sessionIdleMs: (settings.SESSION_IDLE_HOURS ?? defaultIdleHours) * hourMs,
    breachedPasswordsUrl: settings.BREACHED_PASSWORDS_URL?.replace(/\/$/, ''),
    logLevel: settings.LOG_LEVEL ?? 'info',
    providers: toProviderSettings(settings),
    paymentSandboxUrl: settings.PAYMENT_SANDBOX_URL,
  };
}
