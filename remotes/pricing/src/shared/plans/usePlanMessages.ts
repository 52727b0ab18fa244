import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import type { Money } from '@tidegate/contracts/catalogue/money';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { formatMoney } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { renewalPrice } from './planCharges';
import { planPrice } from './planSaving';

export const unitNames = { DAY: 'days', WEEK: 'weeks', MONTH: 'months', YEAR: 'years' } as const;

/** Formats a plan's length and prices: `1 year`, `$44.99`, `$44.99 every year`. */
export function usePlanMessages() {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);

  return (plan: Plan) => {
    const count = plan.interval_count;
    const unit = unitNames[plan.interval_unit];
    const every = (money: Money) =>
      t(`interval.rhythm.${unit}`, { count, amount: formatMoney(money, language) });
    return {
      length: t(`interval.length.${unit}`, { count }),
      firstCharge: formatMoney(planPrice(plan), language),
      renewal: every(renewalPrice(plan)),
      every,
    };
  };
}
