import type { Plan } from '@tidegate/contracts/api/catalogue';
import { useTranslation } from 'react-i18next';
import { PlanTable } from './PlanTable';

/** The plans whose price has no end, side by side. */
export function StandardPlans({ plans }: { plans: readonly Plan[] }) {
  const { t } = useTranslation('pricing');
  const standard = plans.filter((plan) => plan.offer_ends_at === null);
  return <PlanTable caption={t('planTable.standard')} plans={standard} />;
}
