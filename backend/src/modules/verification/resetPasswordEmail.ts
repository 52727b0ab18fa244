import { brand } from '@tidegate/contracts/brand';
import { defaultLanguage } from '@tidegate/contracts/languages';

import type { EmailTemplate, EmailMessages } from '../mail';
import { formatCode } from './verificationCode';
import { codeLifetimeMinutes, type VerificationService } from './verificationService';

export interface EmailOptions {
  service: Pick<VerificationService, 'issueCode'>;
  messagesOf: (language: Parameters<EmailTemplate>[0]['language']) => EmailMessages;
  /** Never taken from a request, which could name another site. */
  publicOrigin: string;
}

/** The link contains neither code nor address, because links end up in histories and logs. */
export function resetPasswordEmail(options: EmailOptions): EmailTemplate {
  const { service, messagesOf, publicOrigin } = options;
  return async ({ recipient, language }) => {
    const code = await service.issueCode({ email: recipient, purpose: 'reset_password' });
    if (code === undefined) return undefined;
    const t = messagesOf(language);
    const prefix = language === defaultLanguage ? '' : `/${language}`;
    return {
      recipient,
      subject: t('resetPassword.subject', { brand }),
      text: t('resetPassword.text', {
        brand,
        code: formatCode(code),
        link: `${publicOrigin}${prefix}/resetPassword`,
        minutes: String(codeLifetimeMinutes),
      }),
    };
  };
}
