import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { useTranslation } from 'react-i18next';

export function usePlanLength({ interval_unit, interval_count }: Plan): string {
  const { t } = useTranslation('campaigns');
  const context: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' = interval_unit;
  return t('length.plan', { context, count: interval_count });
}
