import { brand } from '@tidegate/contracts/brand';
import { defaultLanguage } from '@tidegate/contracts/languages';

import type { LetterWriter, MailWords } from '../mail';
import { formatCode } from './verificationCode';
import { codeLifetimeMinutes, type VerificationService } from './verificationService';

export interface LetterOptions {
  service: Pick<VerificationService, 'issueCode'>;
  wordsOf: (language: Parameters<LetterWriter>[0]['language']) => MailWords;
  /** Never taken from a request, which could name another site. */
  publicOrigin: string;
}

/** The link contains neither code nor address, because links end up in histories and logs. */
export function resetPasswordLetter(options: LetterOptions): LetterWriter {
  const { service, wordsOf, publicOrigin } = options;
  return async ({ recipient, language }) => {
    const code = await service.issueCode({ email: recipient, purpose: 'reset_password' });
    if (code === undefined) return undefined;
    const t = wordsOf(language);
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
