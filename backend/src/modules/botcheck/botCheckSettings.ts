import * as z from 'zod/mini';

import { settingFields } from '../../settings/settingFields';

export const botCheckFields = {
  RECAPTCHA_URL: z._default(
    settingFields.url(['http', 'https'], 'https://www.google.com/recaptcha/api/siteverify'),
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  RECAPTCHA_V2_SITE_KEY: z.optional(z.string()),
  RECAPTCHA_V2_SECRET: z.optional(z.string()),
  RECAPTCHA_V3_SITE_KEY: z.optional(z.string()),
  RECAPTCHA_V3_SECRET: z.optional(z.string()),
};

type BotCheckKeys = z.infer<z.ZodMiniObject<typeof botCheckFields>>;

interface RecaptchaKeys {
  siteKey: string;
  secret: string;
}

/** reCAPTCHA keys by version. A version without keys falls back to proof of work. */
export interface RecaptchaSettings {
  verifyUrl: string;
  v2: RecaptchaKeys | undefined;
  v3: RecaptchaKeys | undefined;
}

export function toRecaptchaSettings(settings: BotCheckKeys): RecaptchaSettings {
  return {
    verifyUrl: settings.RECAPTCHA_URL,
    v2: toKeys(settings.RECAPTCHA_V2_SITE_KEY, settings.RECAPTCHA_V2_SECRET),
    v3: toKeys(settings.RECAPTCHA_V3_SITE_KEY, settings.RECAPTCHA_V3_SECRET),
  };
}

function toKeys(siteKey: string | undefined, secret: string | undefined) {
  return siteKey !== undefined && secret !== undefined ? { siteKey, secret } : undefined;
}
