import { useTranslation } from 'react-i18next';
import { LeavingPromise } from '../../shared/orders/LeavingPromise';
import { PlansFrame } from '../../shared/plans/PlansFrame';
import { StandardPlans } from '../../shared/plans/StandardPlans';

export function StandardPlansPage() {
  const { t } = useTranslation('pricing');
  return (
    <PlansFrame heading={t('standardPlans.heading')} intro={t('standardPlans.intro')}>
      {({ catalogue }) => (
        <>
          <StandardPlans catalogue={catalogue} />
          <LeavingPromise />
        </>
      )}
    </PlansFrame>
  );
}
