import { useTranslation } from 'react-i18next';
import { LeavingPromise } from '../../shared/LeavingPromise';
import { PlansFrame } from '../../shared/PlansFrame';
import { StandardPlans } from '../../shared/StandardPlans';

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
