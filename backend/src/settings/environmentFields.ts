import * as z from 'zod/mini';

import { botCheckFields } from '../modules/botcheck/botCheckSettings';
import { mailFields } from '../modules/mail/mailSettings';
import { paymentFields } from '../modules/payments/paymentSettings';
import { optionalPartsField } from './optionalParts';
import { settingFields } from './settingFields';

const keyBytes = 32;
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** What a site reads from its environment, besides the address that each of its servers listens on. */
export const environmentFields = {
  SITE_ENV: z._default(
    z.enum(['development', 'production'], 'development or production'),
    'development',
  ),
  PRODUCTION_WITHOUT: z.optional(optionalPartsField),
  PUBLIC_ORIGIN: z.optional(settingFields.origin),
  DATABASE_URL: z.optional(
    settingFields.url(['postgres', 'postgresql'], 'postgres://user@host/name'),
  ),
  REDIS_URL: z.optional(settingFields.url(['redis', 'rediss'], 'redis://host:6379')),
  DATA_DIR: z._default(z.string(), '.data'),
  TRUSTED_PROXIES: z.optional(settingFields.networks),
  UNENCRYPTED_HOSTS: z.optional(z.string()),
  LOG_LEVEL: z.optional(z.enum(logLevels, `one of ${logLevels.join(', ')}`)),
  GEOIP_MMDB: z.optional(z.string()),
  SECOND_FACTOR_KEY: z.optional(
    z.pipe(
      settingFields.field(
        (text) => Buffer.from(text, 'base64').length === keyBytes,
        `${keyBytes} random bytes in base64`,
      ),
      z.transform((text) => Buffer.from(text, 'base64')),
    ),
  ),
  SESSION_IDLE_HOURS: z.optional(settingFields.integer(1, 720, 'number of hours')),
  BREACHED_PASSWORDS_URL: z.optional(
    settingFields.url(['https'], 'https://api.pwnedpasswords.com/range'),
  ),
  CONTACT_INBOX: z._default(settingFields.email, 'support@tidegate.example'),
  PAYMENT_SANDBOX_URL: z.optional(settingFields.origin),
  ...mailFields,
  ...botCheckFields,
  ...paymentFields,
};
