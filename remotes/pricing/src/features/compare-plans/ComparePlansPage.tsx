import { promises } from '@tidegate/contracts/catalogue/promises';
import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readPlanChoice } from '../../shared/plans/planChoice';
import { PlansFrame } from '../../shared/plans/PlansFrame';
import type { PlanProblem } from './choosePlan';
import { PlansOnSale } from './PlansOnSale';
import { PricingQuestions } from './PricingQuestions';

export function ComparePlansPage({ submission }: RouteProps<PlanProblem>) {
  const { t } = useTranslation('pricing');
  const [searchParams] = useSearchParams();
  const { productId } = readPlanChoice(searchParams);

  return (
    <>
      <PlansFrame
        heading={t('comparePlans.heading')}
        intro={t('comparePlans.intro', { count: promises.days })}
      >
        {(shown) => <PlansOnSale {...shown} chosenProductId={productId} problem={submission} />}
      </PlansFrame>
      <PricingQuestions />
    </>
  );
}
