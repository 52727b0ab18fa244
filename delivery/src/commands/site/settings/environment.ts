import { isIP } from 'node:net';
import { withoutSchema } from '@tidegate/backend/standIns';
import { isEmailAddress } from '@tidegate/contracts/emailAddress';
import * as z from 'zod/mini';
import { parseBucketUrl } from '../../../registry/storage/bucketUrl';
import { parseListenAddress } from './listenAddress';

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

function isAddressRange(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** The parts of a list that is separated by commas. */
export function listParts(text: string): string[] {
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

function isIdleTime(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 720;
}

function isHttpsUrl(text: string): boolean {
  return /^https:\/\//.test(text) && URL.canParse(text);
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

/** What may stand in the environment; settings of payment providers and of reCAPTCHA are the backend's. */
export const environmentSchema = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(z.string().check(z.refine(isPort, 'a number from 0 to 65535')), '8080'),
  OPERATIONS_ADDRESS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => parseListenAddress(text) !== undefined,
          'an address and a port such as 127.0.0.1:9464',
        ),
      ),
  ),
  DATA_DIR: z._default(z.string(), '.data'),
  SITE_ENV: z._default(
    z.enum(['development', 'production'], 'development or production'),
    'development',
  ),
  PRODUCTION_WITHOUT: z.optional(withoutSchema),
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
  /** Checked by the backend, which does not repeat a secret. */
  SECOND_FACTOR_KEY: z.optional(z.string()),
  SMTP_URL: z.optional(
    z.string().check(z.refine(isMailServer, 'a URL such as smtp://mail.example')),
  ),
  MAIL_FROM: z.optional(z.string().check(z.refine(isEmailAddress, 'an email address'))),
  CONTACT_INBOX: z.optional(z.string().check(z.refine(isEmailAddress, 'an email address'))),
  UNENCRYPTED_HOSTS: z.optional(z.string()),
  SESSION_IDLE_HOURS: z.optional(
    z.string().check(z.refine(isIdleTime, 'a number of hours from 1 to 720')),
  ),
  BREACHED_PASSWORDS_URL: z.optional(
    z.string().check(z.refine(isHttpsUrl, 'a URL such as https://api.pwnedpasswords.com/range')),
  ),
  LOG_LEVEL: z.optional(z.enum(logLevels, `one of ${logLevels.join(', ')}`)),
});
