import { unsubscribePath } from '@tidegate/contracts/api/newsletter';
import { brand } from '@tidegate/contracts/brand';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';

import type { EmailTemplate, EmailMessages } from '../mail';
import type { NewsletterRepository } from './newsletterRepository';
import type { NewsletterService } from './newsletterService';

interface EmailOptions {
  messagesOf: (language: Language) => EmailMessages;
  /** Never taken from a request, which could name another site. */
  publicOrigin: string;
}

function pageLink(publicOrigin: string, language: Language, name: string, token: string): string {
  const prefix = language === defaultLanguage ? '' : `/${language}`;
  return `${publicOrigin}${prefix}/edmsub?${name}=${token}`;
}

export function confirmationEmail(
  service: Pick<NewsletterService, 'issueToken'>,
  { messagesOf, publicOrigin }: EmailOptions,
): EmailTemplate {
  return async ({ recipient, language }) => {
    const token = await service.issueToken(recipient);
    if (token === undefined) return undefined;
    const t = messagesOf(language);
    const link = pageLink(publicOrigin, language, 'confirm', token);
    return {
      recipient,
      subject: t('newsletterConfirm.subject', { brand }),
      text: t('newsletterConfirm.text', { brand, link }),
    };
  };
}

/** The first email of a subscription. Each contains the unsubscribe link. */
export function welcomeEmail(
  subscriptions: Pick<NewsletterRepository, 'findLeaveToken'>,
  { messagesOf, publicOrigin }: EmailOptions,
): EmailTemplate {
  return async ({ recipient, language }) => {
    const token = await subscriptions.findLeaveToken(recipient);
    if (token === undefined) return undefined;
    const t = messagesOf(language);
    const link = pageLink(publicOrigin, language, 'leave', token);
    return {
      recipient,
      subject: t('newsletterWelcome.subject', { brand }),
      text: t('newsletterWelcome.text', { brand, link }),
      unsubscribeUrl: `${publicOrigin}${unsubscribePath}?token=${token}`,
    };
  };
}
