import type { PlanList } from '@tidegate/contracts/api/catalogue/schemas';
import { listCurrentPlans } from '@tidegate/contracts/catalogue/currentPlans';
import { useTranslation } from 'react-i18next';
import { PlanTable } from './PlanTable';

interface StandardPlansProps {
  catalogue: PlanList;
  /** A campaign's plans are shown elsewhere on the page. */
  withoutOffers?: boolean;
}

/** The current plan of every length and, below, the short ones. */
export function StandardPlans({ catalogue, withoutOffers = false }: StandardPlansProps) {
  const { t } = useTranslation('pricing');
  const { plans: standardPlans, vip1Plans } = catalogue;
  const plans = listCurrentPlans(catalogue).filter(
    ({ offer_ends_at: end }) => !withoutOffers || end === null,
  );
  return (
    <>
      <PlanTable caption={t('planTable.standard')} plans={plans} standardPlans={standardPlans} />
      {vip1Plans.length > 0 && <PlanTable caption={t('planTable.short')} plans={vip1Plans} />}
    </>
  );
}
