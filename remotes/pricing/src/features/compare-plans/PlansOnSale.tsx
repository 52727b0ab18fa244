import { isSameLength } from '@tidegate/contracts/catalogue/currentPlans';
import { Notice, Split } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LeavingPromise } from '../../shared/orders/LeavingPromise';
import { findSellable, listChoices } from '../../shared/plans/planChoice';
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
  const named = findSellable(catalogue, chosenProductId);
  const choices = listChoices(catalogue, useSearchParams()[0].get('coupon'));
  const current = named && (choices.find((plan) => isSameLength(plan, named)) ?? named);
  const plans = !current || choices.includes(current) ? choices : [current, ...choices];
  const chosen = problem ? undefined : current;

  return (
    <>
      {chosenProductId && !named && <Notice tone="caution">{t('plans.notOnSale')}</Notice>}
      <Split weight="start" gap="l" align="start">
        <PlanForm
          plans={plans}
          chosenProductId={current?.product_id ?? null}
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
