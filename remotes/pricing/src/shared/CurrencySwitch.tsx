import type { Currency } from '@tidegate/contracts/money';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LinkSwitch } from './LinkSwitch';
import { offeredCurrencies, readPlanChoice } from './planChoice';

/** Links to the same page in another currency; a coupon comes along. */
export function CurrencySwitch({ shown }: { shown: Currency }) {
  const { t } = useTranslation('pricing');
  const [searchParams] = useSearchParams();
  const { coupon } = readPlanChoice(searchParams);
  const choices = offeredCurrencies.map((currency) => ({
    text: currency,
    search: `?${new URLSearchParams({ currency, ...(coupon && { coupon }) }).toString()}`,
    isShown: currency === shown,
  }));
  return <LinkSwitch label={t('plans.currency')} choices={choices} />;
}
