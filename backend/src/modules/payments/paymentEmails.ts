import type { EmailPage } from '@tidegate/contracts/api/email-forms/emailPages';
import type { Language } from '@tidegate/contracts/languages';

import type { EmailTemplate, Translate } from '../mail';
import {
  type MailValues,
  orderValues,
  receiptValues,
  subscriptionValues,
  withdrawalValues,
} from './mailValues';
import { emailKinds, type PaymentContext } from './paymentContext';
import type { StoredOrder } from './stores/orderRepository';

type DescribeOrder = (
  context: PaymentContext,
  order: StoredOrder,
  language: Language,
  t: Translate,
) => Promise<MailValues>;

/** Emails about money. Each is written from its order or subscription. */
export function paymentEmails(context: PaymentContext): Map<string, EmailTemplate> {
  const ofOrder =
    (group: string, describe: DescribeOrder): EmailTemplate =>
    async ({ subjectId, language }, { t, linkTo, write }) => {
      const order = await context.orders.find(subjectId ?? '');
      if (!order) return undefined;
      const values = await describe(context, order, language, t);
      const links = { link: linkTo('/order/history'), download: linkTo('/download') };
      return write(group, { ...links, ...values });
    };

  const ofSubscription =
    (group: string, page: EmailPage = '/order/history'): EmailTemplate =>
    async ({ subjectId, language }, { linkTo, write }) => {
      const subscription = await context.subscriptions.find(subjectId ?? '');
      if (!subscription) return undefined;
      const values = await subscriptionValues(context, subscription, language);
      return write(group, { link: linkTo(page), ...values });
    };

  return new Map([
    [emailKinds.receipt, ofOrder('receipt', receiptValues)],
    [emailKinds.refund, ofOrder('refund', orderValues)],
    [emailKinds.withdrawal, ofOrder('withdrawal', withdrawalValues)],
    [emailKinds.cancellation, ofSubscription('cancellation')],
    [emailKinds.reminder, ofSubscription('renewalReminder')],
    [emailKinds.trialReminder, ofSubscription('trialReminder')],
    [emailKinds.renewalFailed, ofSubscription('renewalFailed')],
    [emailKinds.renewalEnded, ofSubscription('renewalEnded', '/pricing')],
  ]);
}
