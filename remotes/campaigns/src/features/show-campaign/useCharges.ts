import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { formatMoney } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** What a plan costs today and at each renewal: `$39.99 today, then $44.99 every year`. */
export function useCharges(plan: Plan): string {
  const { t } = useTranslation('campaigns');
  const language = useSelector(selectLanguage);
  const { currency, interval_unit: context, interval_count: count } = plan;
  const format = (amountMinor: number) => formatMoney({ amountMinor, currency }, language);

  return t('plans.charges', {
    firstCharge: format(plan.price_discount_amount),
    renewal: t('length.renewal', { context, count, amount: format(plan.price_renewal_amount) }),
  });
}
