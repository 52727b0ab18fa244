import { isIP } from 'node:net';
import path from 'node:path';
import { neededInProduction } from '@tidegate/backend/config';
import { isEmailAddress } from '@tidegate/contracts/emailAddress';
import * as z from 'zod/mini';
import { parseBucketUrl, type Bucket } from '../../registry/bucketUrl';
import { CommandFailure } from '../bare/failure.js';

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

type LogLevel = (typeof logLevels)[number];

/** What the environment decides about a site. */
export interface SiteSettings {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  dataDir: string;
  siteEnv: 'development' | 'production';
  /** Origin that visitors see; else each request's own. */
  publicOrigin?: string;
  /** Where listed pages are opened again, once per session. */
  productionOrigin?: string;
  /** Where the app configuration is fetched; else the site has its own. */
  downloadOrigin?: string;
  /** A PostgreSQL server; else the embedded one under `dataDir`. */
  databaseUrl?: string;
  /** A Redis that servers share; else the database is that too. */
  redisUrl?: string;
  /** A bucket for the files of releases, which servers share; else a folder of `dataDir`. */
  bucket?: Bucket | undefined;
  /** How long a stopping site still answers, so that whoever spreads requests notices. */
  drainMs: number;
  trustedProxies: readonly string[];
  /** The operator's database of addresses and countries. */
  geoipFile?: string;
  /** STUN servers of the operator's for the leak test; without any the site runs its own. */
  stunUrls: readonly string[];
  /** UDP port of the site's own STUN responder; 0 for none. */
  stunPort: number;
  /** The mail server; else mail goes into the folder `mail` of `dataDir`. */
  smtpUrl?: string;
  /** Who mail comes from. */
  mailFrom?: string;
  /** Who reads what visitors write into the contact form. */
  contactInbox?: string;
  /** Keys of reCAPTCHA as they were given; the backend reads them. */
  recaptcha: Readonly<Record<string, string>>;
  /** Keys of payment providers, which the backend checks; without any its sandbox takes payments. */
  paymentSettings: Readonly<Record<string, string>>;
  logLevel: LogLevel;
  /** Set by `npm run dev` for the site that it runs. */
  shellBuild: 'production' | 'development';
  defaultOverrides: string;
}

function isAddressRange(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

function listParts(text: string): string[] {
  return text === '' ? [] : text.split(',').map((part) => part.trim());
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}

function isRedisUrl(text: string): boolean {
  return /^rediss?:\/\//.test(text) && URL.canParse(text);
}

function isPort(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= 65_535;
}

function isDrainTime(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= 60;
}

function isStunUrl(text: string): boolean {
  return /^stuns?:(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.test(text);
}

const originSchema = z
  .string()
  .check(z.refine(isOrigin, 'an origin such as https://tidegate.example'));

function isMailServer(text: string): boolean {
  return /^smtps?:\/\//.test(text) && URL.canParse(text);
}

const paymentSetting = /^(?:STRIPE|PAYPAL|RAZORPAY|HOSTED_PAY|PAYMENT_SANDBOX)_[A-Z_]+$/;

const environmentSchema = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(z.string().check(z.refine(isPort, 'a number from 0 to 65535')), '8080'),
  DATA_DIR: z._default(z.string(), '.data'),
  SITE_ENV: z._default(
    z.enum(['development', 'production'], 'development or production'),
    'development',
  ),
  PUBLIC_ORIGIN: z.optional(originSchema),
  PRODUCTION_ORIGIN: z.optional(originSchema),
  DOWNLOAD_ORIGIN: z.optional(originSchema),
  DATABASE_URL: z.optional(
    z.string().check(z.refine(isDatabaseUrl, 'a URL such as postgres://user@host/name')),
  ),
  REDIS_URL: z.optional(z.string().check(z.refine(isRedisUrl, 'a URL such as redis://host:6379'))),
  OBJECT_STORE_URL: z.optional(
    z
      .string()
      .check(
        z.refine((text) => parseBucketUrl(text) !== undefined, 'a URL such as s3://bucket/folder'),
      ),
  ),
  SHELL_BUILD: z._default(
    z.enum(['production', 'development'], 'production or development'),
    'production',
  ),
  REMOTE_OVERRIDES: z._default(z.string().check(z.maxLength(500)), ''),
  TRUSTED_PROXIES: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => listParts(text).every(isAddressRange),
          'addresses or ranges such as 10.0.0.0/8, separated by commas',
        ),
      ),
    '',
  ),
  DRAIN_SECONDS: z.optional(z.string().check(z.refine(isDrainTime, 'a number from 0 to 60'))),
  GEOIP_MMDB: z.optional(z.string()),
  STUN_URLS: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => listParts(text).every(isStunUrl),
          'URLs such as stun:stun.tidegate.example:3478, separated by commas',
        ),
      ),
    '',
  ),
  STUN_PORT: z._default(
    z
      .string()
      .check(z.refine((text) => text === 'off' || isPort(text), 'off or a number from 0 to 65535')),
    '3478',
  ),
  SMTP_URL: z.optional(
    z.string().check(z.refine(isMailServer, 'a URL such as smtp://mail.example')),
  ),
  MAIL_FROM: z.optional(z.string().check(z.refine(isEmailAddress, 'an email address'))),
  CONTACT_INBOX: z.optional(z.string().check(z.refine(isEmailAddress, 'an email address'))),
  LOG_LEVEL: z.optional(z.enum(logLevels, `one of ${logLevels.join(', ')}`)),
});

function pickRecaptcha(given: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      name.startsWith('RECAPTCHA_') && value !== undefined ? [[name, value]] : [],
    ),
  );
}

/** Whether a check asks reCAPTCHA: a version counts with both its keys, as in the backend. */
export function hasRecaptchaKeys({ recaptcha }: Pick<SiteSettings, 'recaptcha'>): boolean {
  return ['V2', 'V3'].some(
    (version) =>
      recaptcha[`RECAPTCHA_${version}_SITE_KEY`] !== undefined &&
      recaptcha[`RECAPTCHA_${version}_SECRET`] !== undefined,
  );
}

/** Reads a site's settings from the environment; reports everything that is wrong at once. */
export function parseSettings(env: NodeJS.ProcessEnv, rootDir: string): SiteSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const paymentSettings = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      paymentSetting.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path: [name], message }) => {
      return `  ${String(name)} must be ${message}, not "${env[String(name)] ?? ''}"`;
    });
    throw new CommandFailure(`Correct these settings and try again:\n${problems.join('\n')}`);
  }
  const absent = neededInProduction.filter((name) => parsed.data[name] === undefined);
  if (parsed.data.SITE_ENV === 'production' && absent.length > 0) {
    throw new CommandFailure(`Set what a site in production needs: ${absent.join(', ')}`);
  }
  const { PUBLIC_ORIGIN, PRODUCTION_ORIGIN, DATABASE_URL, GEOIP_MMDB, ...others } = parsed.data;
  const {
    REDIS_URL,
    OBJECT_STORE_URL,
    SMTP_URL,
    MAIL_FROM,
    CONTACT_INBOX,
    DOWNLOAD_ORIGIN,
    ...rest
  } = others;
  return {
    host: rest.HOST,
    port: Number(rest.PORT),
    dataDir: path.resolve(rootDir, rest.DATA_DIR),
    siteEnv: rest.SITE_ENV,
    ...(PUBLIC_ORIGIN !== undefined && { publicOrigin: PUBLIC_ORIGIN }),
    ...(PRODUCTION_ORIGIN !== undefined && { productionOrigin: PRODUCTION_ORIGIN }),
    ...(DOWNLOAD_ORIGIN !== undefined && { downloadOrigin: DOWNLOAD_ORIGIN }),
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    ...(REDIS_URL !== undefined && { redisUrl: REDIS_URL }),
    ...(OBJECT_STORE_URL !== undefined && { bucket: parseBucketUrl(OBJECT_STORE_URL) }),
    drainMs: 1000 * Number(rest.DRAIN_SECONDS ?? (rest.SITE_ENV === 'production' ? 5 : 0)),
    trustedProxies: listParts(rest.TRUSTED_PROXIES),
    ...(GEOIP_MMDB !== undefined && { geoipFile: path.resolve(rootDir, GEOIP_MMDB) }),
    stunUrls: listParts(rest.STUN_URLS),
    stunPort: rest.STUN_PORT === 'off' ? 0 : Number(rest.STUN_PORT),
    ...(SMTP_URL !== undefined && { smtpUrl: SMTP_URL }),
    ...(MAIL_FROM !== undefined && { mailFrom: MAIL_FROM }),
    ...(CONTACT_INBOX !== undefined && { contactInbox: CONTACT_INBOX }),
    recaptcha: pickRecaptcha(given),
    paymentSettings,
    // On a developer's terminal every request would be a line.
    logLevel: rest.LOG_LEVEL ?? (rest.SITE_ENV === 'production' ? 'info' : 'warn'),
    shellBuild: rest.SHELL_BUILD,
    defaultOverrides: rest.REMOTE_OVERRIDES,
  };
}
