import { Notice, Split } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { LeavingPromise } from '../../shared/orders/LeavingPromise';
import { findPlan, listSellable } from '../../shared/plans/planChoice';
import type { ShownPlans } from '../../shared/plans/PlansFrame';
import type { PlanProblem } from './choosePlan';
import { PlanForm } from './PlanForm';
import { PlanSummary } from './PlanSummary';
import { useArrivalFocus } from './useArrivalFocus';

interface PlansOnSaleProps extends ShownPlans {
  chosenProductId: string | null;
  problem: PlanProblem | undefined;
}

export function PlansOnSale({ catalogue, pricedAt, chosenProductId, problem }: PlansOnSaleProps) {
  const { t } = useTranslation('pricing');
  const summary = useArrivalFocus();
  const named = findPlan(listSellable(catalogue), chosenProductId);
  const isUsual = !named || catalogue.plans.includes(named);
  const plans = isUsual ? catalogue.plans : [named, ...catalogue.plans];
  const chosen = problem ? undefined : named;

  return (
    <>
      {chosenProductId && !named && <Notice tone="caution">{t('plans.notOnSale')}</Notice>}
      <Split weight="start" gap="l" align="start">
        <PlanForm
          plans={plans}
          chosenProductId={chosenProductId}
          isAnswered={chosen !== undefined}
          problem={problem}
        />
        {chosen ? (
          <PlanSummary ref={summary} plan={chosen} pricedAt={pricedAt} />
        ) : (
          <LeavingPromise />
        )}
      </Split>
    </>
  );
}
