import type { Currency } from '@tidegate/contracts/money';
import { useTranslation } from 'react-i18next';
import { LinkSwitch } from './LinkSwitch';
import { offeredCurrencies } from './planChoice';

/** Links to the same page in another currency. */
export function CurrencySwitch({ shown }: { shown: Currency }) {
  const { t } = useTranslation('pricing');
  const choices = offeredCurrencies.map((currency) => ({
    text: currency,
    search: `?currency=${currency}`,
    isShown: currency === shown,
  }));
  return <LinkSwitch label={t('plans.currency')} choices={choices} />;
}
