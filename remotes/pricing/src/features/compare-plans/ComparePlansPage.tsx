import { promises } from '@tidegate/contracts/catalogue/promises';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readPlanChoice } from '../../shared/plans/planChoice';
import { PlansFrame } from '../../shared/plans/PlansFrame';
import { PlansOnSale } from './PlansOnSale';
import { PricingQuestions } from './PricingQuestions';

export function ComparePlansPage() {
  const { t } = useTranslation('pricing');
  const [searchParams] = useSearchParams();
  const { productId } = readPlanChoice(searchParams);

  return (
    <>
      <PlansFrame
        heading={t('comparePlans.heading')}
        intro={t('comparePlans.intro', { count: promises.days })}
      >
        {(shown) => <PlansOnSale {...shown} chosenProductId={productId} />}
      </PlansFrame>
      <PricingQuestions />
    </>
  );
}
