import { brand } from '@tidegate/contracts/brand';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';

import type { EmailTemplate, EmailMessages } from '../mail';
import {
  type MailValues,
  orderValues,
  receiptValues,
  subscriptionValues,
  withdrawalValues,
} from './mailValues';
import { emailKinds, type PaymentContext } from './paymentContext';
import type { StoredOrder } from './stores/orderRepository';

export interface EmailOptions {
  context: PaymentContext;
  messagesOf: (language: Language) => EmailMessages;
}

type FindValues = (subjectId: string, language: Language) => Promise<MailValues | undefined>;

/** Emails about money. Each is written from its order or subscription. */
export function paymentEmails({ context, messagesOf }: EmailOptions): Map<string, EmailTemplate> {
  const linkTo = (language: Language) =>
    `${context.publicOrigin}${language === defaultLanguage ? '' : `/${language}`}/myAccount`;

  const write =
    (group: string, findValues: FindValues): EmailTemplate =>
    async ({ recipient, language, subjectId }) => {
      const found = await findValues(subjectId ?? '', language);
      if (!found) return undefined;
      const t = messagesOf(language);
      const values = { brand, link: linkTo(language), ...found };
      const subject = t(`${group}.subject`, values);
      return { recipient, subject, text: t(`${group}.text`, values) };
    };

  const ofOrder =
    (describe: (order: StoredOrder, language: Language) => Promise<MailValues>): FindValues =>
    async (id, language) => {
      const order = await context.orders.find(id);
      return order && describe(order, language);
    };
  const ofSubscription: FindValues = async (id, language) => {
    const subscription = await context.subscriptions.find(id);
    return subscription && subscriptionValues(context, subscription, language);
  };
  const receipt = ofOrder((order, language) =>
    receiptValues(context, order, language, messagesOf(language)),
  );
  const refund = ofOrder((order, language) => orderValues(context, order, language));
  const withdrawal = ofOrder((order, language) => withdrawalValues(context, order, language));

  return new Map([
    [emailKinds.receipt, write('receipt', receipt)],
    [emailKinds.refund, write('refund', refund)],
    [emailKinds.withdrawal, write('withdrawal', withdrawal)],
    [emailKinds.cancellation, write('cancellation', ofSubscription)],
    [emailKinds.reminder, write('renewalReminder', ofSubscription)],
    [emailKinds.trialReminder, write('trialReminder', ofSubscription)],
    [emailKinds.renewalFailed, write('renewalFailed', ofSubscription)],
  ]);
}
