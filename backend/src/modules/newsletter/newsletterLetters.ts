import { unsubscribePath } from '@tidegate/contracts/api/newsletter';
import { brand } from '@tidegate/contracts/brand';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';

import type { LetterWriter, MailWords } from '../mail';
import type { NewsletterRepository } from './newsletterRepository';
import type { NewsletterService } from './newsletterService';

interface LetterOptions {
  wordsOf: (language: Language) => MailWords;
  /** Never taken from a request, which could name another site. */
  publicOrigin: string;
}

function pageLink(publicOrigin: string, language: Language, name: string, token: string): string {
  const prefix = language === defaultLanguage ? '' : `/${language}`;
  return `${publicOrigin}${prefix}/edmsub?${name}=${token}`;
}

export function confirmLetter(
  service: Pick<NewsletterService, 'issueToken'>,
  { wordsOf, publicOrigin }: LetterOptions,
): LetterWriter {
  return async ({ recipient, language }) => {
    const token = await service.issueToken(recipient);
    if (token === undefined) return undefined;
    const t = wordsOf(language);
    const link = pageLink(publicOrigin, language, 'confirm', token);
    return {
      recipient,
      subject: t('newsletterConfirm.subject', { brand }),
      text: t('newsletterConfirm.text', { brand, link }),
    };
  };
}

/** The first email of a subscription. Each contains the unsubscribe link. */
export function welcomeLetter(
  subscriptions: Pick<NewsletterRepository, 'findLeaveToken'>,
  { wordsOf, publicOrigin }: LetterOptions,
): LetterWriter {
  return async ({ recipient, language }) => {
    const token = await subscriptions.findLeaveToken(recipient);
    if (token === undefined) return undefined;
    const t = wordsOf(language);
    const link = pageLink(publicOrigin, language, 'leave', token);
    return {
      recipient,
      subject: t('newsletterWelcome.subject', { brand }),
      text: t('newsletterWelcome.text', { brand, link }),
      unsubscribeUrl: `${publicOrigin}${unsubscribePath}?token=${token}`,
    };
  };
}
