import { brand } from '@tidegate/contracts/brand';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import { studentOffer } from '@tidegate/contracts/catalogue/studentOffer';

import { formatDay, type EmailTemplate, type EmailMessages } from '../mail';
import type { StudentService } from './studentService';

interface EmailOptions {
  messagesOf: (language: Language) => EmailMessages;
  /** Never taken from a request, which could name another site. */
  publicOrigin: string;
}

export function studentEmail(
  service: Pick<StudentService, 'answer'>,
  { messagesOf, publicOrigin }: EmailOptions,
): EmailTemplate {
  return async ({ recipient, language }) => {
    const answer = await service.answer(recipient);
    if (!answer) return undefined;
    const t = messagesOf(language);
    const site = `${publicOrigin}${language === defaultLanguage ? '' : `/${language}`}`;
    const figures = {
      brand,
      percent: new Intl.NumberFormat(language, { style: 'percent' }).format(
        studentOffer.studentPercentOff / 100,
      ),
      hours: String(studentOffer.studentLinkHours),
    };
    if (answer.status === 'link') {
      const link = `${site}/student-discount?claim=${answer.token}`;
      return {
        recipient,
        subject: t('studentLink.subject', figures),
        text: t('studentLink.text', { ...figures, link }),
      };
    }
    const { code, codeUntil, againAt } = answer;
    return {
      recipient,
      subject: t('studentCode.subject', figures),
      text: t('studentCode.text', {
        ...figures,
        code,
        date: formatDay(codeUntil, language),
        again: formatDay(againAt, language),
        link: `${site}/pricing`,
      }),
    };
  };
}
