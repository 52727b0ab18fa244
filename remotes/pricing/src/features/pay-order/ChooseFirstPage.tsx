import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { listCurrentPlans } from '@tidegate/contracts/catalogue/currentPlans';
import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { useTranslation } from 'react-i18next';
import { PlansFrame } from '../../shared/plans/PlansFrame';
import { PlanTable } from '../../shared/plans/PlanTable';

interface ChooseFirstPageProps extends Partial<RouteProps> {
  toOrder?: (plan: Plan) => string;
}

/** A checkout without a plan in its address. */
export function ChooseFirstPage({ toOrder }: ChooseFirstPageProps) {
  const { t } = useTranslation('pricing');
  return (
    <PlansFrame heading={t('chooseFirst.heading')} intro={t('chooseFirst.intro')}>
      {({ catalogue }) => (
        <PlanTable
          caption={t('planTable.onSale')}
          plans={listCurrentPlans(catalogue)}
          standardPlans={catalogue.plans}
          toOrder={toOrder}
        />
      )}
    </PlansFrame>
  );
}
