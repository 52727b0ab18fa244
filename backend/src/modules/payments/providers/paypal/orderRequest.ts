import type { Language } from '@tidegate/contracts/languages';

import { toDecimal } from '../decimalAmount';
import type { PaymentIntent, RenewalIntent } from '../paymentProvider';

const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  ru: 'ru-RU',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  ja: 'ja-JP',
  nl: 'nl-NL',
  pl: 'pl-PL',
  pt: 'pt-PT',
  ar: 'ar-EG',
};

/** An order that the buyer approves on PayPal's page. */
export function firstOrder(intent: PaymentIntent) {
  return {
    intent: 'CAPTURE',
    purchase_units: [purchaseUnit(intent)],
    payment_source: {
      paypal: {
        ...(intent.renews && {
          attributes: { vault: { store_in_vault: 'ON_SUCCESS', usage_type: 'MERCHANT' } },
        }),
        experience_context: {
          return_url: intent.returnUrl,
          cancel_url: intent.cancelUrl,
          locale: locales[intent.language],
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
        },
      },
    },
  };
}

/** An order that is charged to the account which approved the first one. */
export function renewalOrder(intent: RenewalIntent) {
  return {
    intent: 'CAPTURE',
    purchase_units: [purchaseUnit(intent)],
    payment_source: {
      paypal: {
        vault_id: intent.mandateRef,
        stored_credential: { payment_initiator: 'MERCHANT', usage: 'SUBSEQUENT' },
      },
    },
  };
}

type PurchaseFacts = Pick<PaymentIntent, 'orderId' | 'money' | 'planName'>;

function purchaseUnit({ orderId, money, planName }: PurchaseFacts) {
  return {
    reference_id: orderId,
    custom_id: orderId,
    invoice_id: orderId,
    description: planName,
    amount: { value: toDecimal(money), currency_code: money.currency },
  };
}
