import { brand } from '@tidegate/contracts/brand';
import type { Language } from '@tidegate/contracts/languages';
import { currencyTable, type Money } from '@tidegate/contracts/catalogue/money';
import type { Interval } from '@tidegate/contracts/catalogue/productId';

import { intervalOf } from '../catalogue';
import { formatDay, type Translate } from '../mail';
import { toInvoiceNumber } from './invoices/invoice';
import type { PaymentContext } from './paymentContext';
import { refundableUntil } from './refunds/refundPeriods';
import type { StoredOrder } from './stores/orderRepository';
import type { StoredSubscription } from './stores/subscriptionRepository';

export type MailValues = Readonly<Record<string, string>>;

type Plans = Pick<PaymentContext, 'plans'>;

export async function orderValues(
  context: Plans,
  order: StoredOrder,
  language: Language,
): Promise<{ plan: string; amount: string }> {
  return {
    plan: await planName(context, order.planId, language),
    amount: formatAmount(order, language),
  };
}

export async function withdrawalValues(
  context: Plans,
  order: StoredOrder,
  language: Language,
): Promise<MailValues> {
  return {
    ...(await orderValues(context, order, language)),
    order: order.id,
    name: order.withdrawnBy ?? '',
    // ISO 8601 is unambiguous evidence in every time zone.
    instant: order.withdrawnAt?.toISOString() ?? '',
  };
}

export async function receiptValues(
  context: Pick<PaymentContext, 'plans' | 'subscriptions' | 'now'>,
  order: StoredOrder,
  language: Language,
  t: Translate,
): Promise<MailValues> {
  const values = {
    ...(await orderValues(context, order, language)),
    invoice: order.invoiceNumber === null ? '' : toInvoiceNumber(order.invoiceNumber),
    date: formatDay(order.periodEndsAt, language),
  };
  const toAmount = (amountMinor: number) => formatAmount({ ...order, amountMinor }, language);
  const { priceMinor, discountMinor, creditMinor, couponCode } = order;
  const refundUntil = await refundableUntil(context, order);
  const discount = toAmount(discountMinor);
  const figures = [
    discountMinor + creditMinor > 0 && t('receipt.price', { price: toAmount(priceMinor) }),
    discountMinor > 0 && t('receipt.discount', { discount }),
    creditMinor > 0 && t('receipt.credit', { credit: toAmount(creditMinor) }),
    t('receipt.paid', values),
    refundUntil && t('receipt.refundUntil', { date: formatDay(refundUntil, language) }),
  ];
  const renewal = { ...values, next: toAmount(order.nextAmountMinor) };
  const sentences = [
    discountMinor > 0 && t('receipt.coupon', { code: couponCode ?? '', discount }),
    t(order.renews ? 'receipt.renews' : 'receipt.ends', renewal),
  ];
  return {
    ...values,
    figures: figures.filter(Boolean).join('\n'),
    renewal: sentences.filter(Boolean).join('\n\n'),
  };
}

export async function subscriptionValues(
  context: Plans,
  subscription: StoredSubscription,
  language: Language,
): Promise<MailValues> {
  const { planId, nextPlanId, nextAmountMinor: amountMinor, periodEndsAt } = subscription;
  return {
    plan: await planName(context, nextPlanId ?? planId, language),
    amount: formatAmount({ ...subscription, amountMinor }, language),
    date: formatDay(periodEndsAt, language),
  };
}

async function planName({ plans }: Plans, id: number, language: Language): Promise<string> {
  const plan = await plans.findById(id);
  return plan ? `${brand}, ${formatInterval(intervalOf(plan), language)}` : brand;
}

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
