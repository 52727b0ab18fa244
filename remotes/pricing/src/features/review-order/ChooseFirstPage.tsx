import { useTranslation } from 'react-i18next';
import { PlansFrame } from '../../shared/PlansFrame';
import { PlanTable } from '../../shared/PlanTable';

/** The review of an order that names no plan yet. */
export function ChooseFirstPage() {
  const { t } = useTranslation('pricing');
  return (
    <PlansFrame heading={t('chooseFirst.heading')} intro={t('chooseFirst.intro')}>
      {({ catalogue }) => <PlanTable caption={t('planTable.onSale')} plans={catalogue.plans} />}
    </PlansFrame>
  );
}
