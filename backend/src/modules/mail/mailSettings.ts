import * as z from 'zod/mini';

import { settingFields } from '../../settings/settingFields';

export const mailFields = {
  SMTP_URL: z.optional(settingFields.url(['smtp', 'smtps'], 'smtp://mail.example')),
  MAIL_FROM: z._default(settingFields.email, 'no-reply@tidegate.example'),
};

export interface MailSettings {
  /** Absent: emails are written to the folder `mail` of `dataDir`. */
  smtpUrl: string | undefined;
  /** Address of the sender. */
  mailFrom: string;
  dataDir: string;
  publicOrigin: string;
}
