import type { PlanList } from '@tidegate/contracts/api/catalogue/schemas';
import { useTranslation } from 'react-i18next';
import { PlanTable } from './PlanTable';

/** Plans without an offer period: the standard ones and, below, the short ones. */
export function StandardPlans({ catalogue }: { catalogue: PlanList }) {
  const { t } = useTranslation('pricing');
  const { plans, vip1Plans } = catalogue;
  return (
    <>
      <PlanTable caption={t('planTable.standard')} plans={plans} />
      {vip1Plans.length > 0 && <PlanTable caption={t('planTable.short')} plans={vip1Plans} />}
    </>
  );
}
