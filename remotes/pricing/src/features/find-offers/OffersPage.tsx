import { Notice } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { PlansFrame } from '../../shared/PlansFrame';
import { PlanTable } from '../../shared/PlanTable';
import { StandardPlans } from '../../shared/StandardPlans';

/** Plans whose price ends on a day, or that there are none, beside the standard ones. */
export function OffersPage() {
  const { t } = useTranslation('pricing');
  return (
    <PlansFrame heading={t('offers.heading')} intro={t('offers.intro')}>
      {({ catalogue: { plans } }) => {
        const offers = plans.filter((plan) => plan.offer_ends_at !== null);
        return (
          <>
            {offers.length > 0 ? (
              <PlanTable caption={t('offers.caption')} plans={offers} />
            ) : (
              <Notice title={t('offers.none.heading')}>{t('offers.none.text')}</Notice>
            )}
            <StandardPlans plans={plans} />
          </>
        );
      }}
    </PlansFrame>
  );
}
