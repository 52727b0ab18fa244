import { brand } from '@tidegate/contracts/brand';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import { currencyTable, type Money } from '@tidegate/contracts/money';
import type { Interval } from '@tidegate/contracts/productId';

import { intervalOf } from '../catalogue';
import { type EmailMessages, type EmailTemplate, formatDay } from '../mail';
import type { StoredOrder } from './orders/orderRepository';
import { emailKinds, type PaymentContext } from './paymentContext';
import { toInvoiceNumber } from './invoices/invoice';
import type { StoredSubscription } from './subscriptions/subscriptionRepository';

export interface EmailOptions {
  context: PaymentContext;
  messagesOf: (language: Language) => EmailMessages;
}

/** Emails about money. Each is written from its order or subscription. */
export function paymentEmails({ context, messagesOf }: EmailOptions): Map<string, EmailTemplate> {
  const { orders, subscriptions, plans, publicOrigin } = context;
  const planName = async (id: number, language: Language) => {
    const plan = await plans.findById(id);
    return plan ? `${brand}, ${formatInterval(intervalOf(plan), language)}` : brand;
  };
  const linkTo = (language: Language) =>
    `${publicOrigin}${language === defaultLanguage ? '' : `/${language}`}/myAccount`;

  const templateOf =
    (
      group: string,
      valuesOf: (subjectId: string, language: Language) => Promise<EmailValues | undefined>,
    ): EmailTemplate =>
    async ({ recipient, language, subjectId }) => {
      const found = await valuesOf(subjectId ?? '', language);
      if (!found) return undefined;
      const t = messagesOf(language);
      const values = { brand, link: linkTo(language), ...found };
      return {
        recipient,
        subject: t(`${group}.subject`, values),
        text: t(`${group}.text`, values),
      };
    };
  const ofOrder =
    (describe: (order: StoredOrder, language: Language) => EmailValues) =>
    async (id: string, language: Language) => {
      const order = await orders.find(id);
      if (!order) return undefined;
      const plan = await planName(order.planId, language);
      const amount = formatAmount(order, language);
      return { plan, amount, ...describe(order, language) };
    };
  const ofSubscription = async (id: string, language: Language) => {
    const subscription = await subscriptions.find(id);
    return subscription && describeSubscription(subscription, language);
  };
  const describeSubscription = async (subscription: StoredSubscription, language: Language) => ({
    plan: await planName(subscription.nextPlanId ?? subscription.planId, language),
    amount: formatAmount({ ...subscription, amountMinor: subscription.nextAmountMinor }, language),
    date: formatDay(subscription.periodEndsAt, language),
  });

  return new Map([
    [emailKinds.receipt, templateOf('receipt', (id, language) => receipt(id, language))],
    [
      emailKinds.refund,
      templateOf(
        'refund',
        ofOrder(() => ({})),
      ),
    ],
    [
      emailKinds.withdrawal,
      templateOf(
        'withdrawal',
        ofOrder(({ id, withdrawnAt, withdrawnBy }) => ({
          order: id,
          name: withdrawnBy ?? '',
          // ISO 8601 is unambiguous evidence in every time zone.
          instant: withdrawnAt?.toISOString() ?? '',
        })),
      ),
    ],
    [emailKinds.cancellation, templateOf('cancellation', ofSubscription)],
    [emailKinds.reminder, templateOf('renewalReminder', ofSubscription)],
    [emailKinds.trialReminder, templateOf('trialReminder', ofSubscription)],
    [emailKinds.renewalFailed, templateOf('renewalFailed', ofSubscription)],
  ]);

  async function receipt(id: string, language: Language): Promise<EmailValues | undefined> {
    const order = await orders.find(id);
    if (!order) return undefined;
    const values = await ofOrder(({ invoiceNumber, periodEndsAt }) => ({
      invoice: invoiceNumber === null ? '' : toInvoiceNumber(invoiceNumber),
      date: formatDay(periodEndsAt, language),
    }))(id, language);
    const toAmount = (amountMinor: number) => formatAmount({ ...order, amountMinor }, language);
    const next = toAmount(order.nextAmountMinor);
    const t = messagesOf(language);
    const [discount, credit] = [toAmount(order.discountMinor), toAmount(order.creditMinor)];
    const code = order.couponCode ?? '';
    const lines = [
      ...(order.discountMinor > 0 ? [t('receipt.coupon', { code, discount })] : []),
      ...(order.creditMinor > 0 ? [t('receipt.credit', { credit })] : []),
      t(order.renews ? 'receipt.renews' : 'receipt.ends', { ...values, next }),
    ];
    return { ...values, renewal: lines.join('\n\n') };
  }
}

type EmailValues = Readonly<Record<string, string>>;

function formatAmount({ amountMinor, currency }: Money, language: Language): string {
  const { minorDigits, symbol } = currencyTable[currency];
  return new Intl.NumberFormat(language, { style: 'currency', currency })
    .formatToParts(amountMinor / 10 ** minorDigits)
    .map(({ type, value }) => (type === 'currency' ? symbol : value))
    .join('');
}

/** Catalogue names are English, so emails format the interval in their language. */
function formatInterval({ count, unit }: Interval, language: Language): string {
  const style = { style: 'unit', unit: unit.toLowerCase(), unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, style).format(count);
}
