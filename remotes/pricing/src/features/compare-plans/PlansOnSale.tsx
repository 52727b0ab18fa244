import type { PlanList } from '@tidegate/contracts/api/catalogue';
import { EmptyState, Notice, Split, Stack } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import type { PlanProblem } from './choosePlan';
import { CurrencySwitch } from './CurrencySwitch';
import { LeavingPromise } from './LeavingPromise';
import { findPlan } from './planChoice';
import { PlanForm } from './PlanForm';
import { PlanSummary } from './PlanSummary';
import { useArrivalFocus } from './useArrivalFocus';

interface PlansOnSaleProps {
  catalogue: PlanList;
  pricedAt: number;
  chosenProductId: string | null;
  problem: PlanProblem | undefined;
}

/** The plans of one currency beside what the chosen one means, or how to leave while none is. */
export function PlansOnSale({ catalogue, pricedAt, chosenProductId, problem }: PlansOnSaleProps) {
  const { t } = useTranslation('pricing');
  const summary = useArrivalFocus();
  const { plans, currency } = catalogue;
  const chosen = findPlan(plans, chosenProductId);

  if (plans.length === 0) {
    return (
      <EmptyState title={t('comparePlans.empty.heading')}>
        {t('comparePlans.empty.text')}
      </EmptyState>
    );
  }
  return (
    <Stack gap="m">
      <CurrencySwitch shown={currency} />
      {chosenProductId && !chosen && <Notice tone="caution">{t('comparePlans.notOnSale')}</Notice>}
      <Split weight="start" gap="l" align="start">
        <PlanForm plans={plans} chosenProductId={chosenProductId} problem={problem} />
        {chosen && !problem ? (
          <PlanSummary ref={summary} plan={chosen} pricedAt={pricedAt} />
        ) : (
          <LeavingPromise />
        )}
      </Split>
    </Stack>
  );
}
