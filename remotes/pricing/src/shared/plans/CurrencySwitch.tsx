import { currencies, type Currency } from '@tidegate/contracts/catalogue/money';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LinkSwitch } from './LinkSwitch';
import { toAddress } from './planChoice';

/** Links to the same page in another currency; they keep the coupon. */
export function CurrencySwitch({ shown }: { shown: Currency }) {
  const { t } = useTranslation('pricing');
  const coupon = useSearchParams()[0].get('coupon');
  const choices = currencies.map((currency) => ({
    text: currency,
    search: toAddress('', { currency, coupon }),
    isShown: currency === shown,
  }));
  return <LinkSwitch label={t('plans.currency')} choices={choices} />;
}
