import { isSameLength } from '@tidegate/contracts/catalogue/currentPlans';
import { selectIsSignedIn } from '@tidegate/contracts/store/userState';
import { Notice } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { LeavingPromise } from '../../shared/orders/LeavingPromise';
import { ordersApi } from '../../shared/orders/ordersApi';
import { findSellable, listChoices } from '../../shared/plans/planChoice';
import type { ShownPlans } from '../../shared/plans/PlansFrame';
import { PlanChooser } from './PlanChooser';
import { RunningPlan } from './RunningPlan';

interface PlansOnSaleProps extends ShownPlans {
  /** The plan in the page's address. */
  chosenProductId: string | null;
}

export function PlansOnSale({ catalogue, pricedAt, chosenProductId }: PlansOnSaleProps) {
  const { t } = useTranslation('pricing');
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = ordersApi.useMySubscriptionsQuery(1, { skip: !isSignedIn });
  const running = data?.subscription;
  const coupon = useSearchParams()[0].get('coupon');
  const named = findSellable(catalogue, chosenProductId);
  const choices = listChoices(catalogue, coupon);
  const current = named && (choices.find((plan) => isSameLength(plan, named)) ?? named);
  const plans = !current || choices.includes(current) ? choices : [current, ...choices];

  return (
    <>
      {running && <RunningPlan subscription={running} />}
      {chosenProductId && !named && <Notice tone="caution">{t('plans.notOnSale')}</Notice>}
      <PlanChooser
        plans={plans}
        standardPlans={catalogue.plans}
        pricedAt={pricedAt}
        chosenProductId={current?.product_id ?? null}
        coupon={coupon}
        runningProductId={running?.product_id}
      />
      <LeavingPromise />
    </>
  );
}
