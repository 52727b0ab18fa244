import type { Plan } from '@tidegate/contracts/api/catalogue';
import { useTranslation } from 'react-i18next';

const lengthKeys = {
  DAY: 'length.day',
  WEEK: 'length.week',
  MONTH: 'length.month',
  YEAR: 'length.year',
} as const;

/** What a plan is called: its length, such as "1 year". */
export function usePlanLength({ interval_unit, interval_count }: Plan): string {
  const { t } = useTranslation('campaigns');
  return t(lengthKeys[interval_unit], { count: interval_count });
}
