import { brand } from '@tidegate/contracts/brand';
import { defaultLanguage } from '@tidegate/contracts/languages';

import type { EmailTemplate } from '../mail';
import type { EmailOptions } from './resetPasswordEmail';
import { formatCode } from './verificationCode';
import { codeLifetimeMinutes } from './verificationService';

export function emailBindingEmail(options: EmailOptions): EmailTemplate {
  const { service, messagesOf, publicOrigin } = options;
  return async ({ recipient, language, subjectId }) => {
    const key = { email: recipient, purpose: 'bind_email', accountId: subjectId ?? '' } as const;
    const code = await service.issueCode(key);
    if (code === undefined) return undefined;
    const t = messagesOf(language);
    const prefix = language === defaultLanguage ? '' : `/${language}`;
    return {
      recipient,
      subject: t('bindEmail.subject', { brand }),
      text: t('bindEmail.text', {
        brand,
        code: formatCode(code),
        link: `${publicOrigin}${prefix}/email?sent=code`,
        minutes: String(codeLifetimeMinutes),
      }),
    };
  };
}
