import type { Plan } from '@tidegate/contracts/api/catalogue';
import { useTranslation } from 'react-i18next';

/** What a plan is called: its length, such as "1 year". */
export function usePlanLength({ interval_unit, interval_count }: Plan): string {
  const { t } = useTranslation('campaigns');
  return t('length.plan', { context: interval_unit, count: interval_count });
}
