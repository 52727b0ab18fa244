import { unsubscribePath } from '@tidegate/contracts/api/email-forms/endpoints';

import type { EmailTemplate } from '../mail';
import type { NewsletterRepository } from './newsletterRepository';
import type { NewsletterService } from './newsletterService';

export function confirmationEmail(service: Pick<NewsletterService, 'issueToken'>): EmailTemplate {
  return async ({ recipient }, { linkTo, write }) => {
    const token = await service.issueToken(recipient);
    if (token === undefined) return undefined;
    return write('newsletterConfirm', { link: linkTo('/edmsub', { confirm: token }) });
  };
}

/** The first email of a subscription. Each contains the unsubscribe link. */
export function welcomeEmail(
  subscriptions: Pick<NewsletterRepository, 'findLeaveToken'>,
): EmailTemplate {
  return async ({ recipient }, { publicOrigin, linkTo, write }) => {
    const token = await subscriptions.findLeaveToken(recipient);
    if (token === undefined) return undefined;
    return {
      ...write('newsletterWelcome', { link: linkTo('/edmsub', { leave: token }) }),
      unsubscribeUrl: `${publicOrigin}${unsubscribePath}?token=${token}`,
    };
  };
}
