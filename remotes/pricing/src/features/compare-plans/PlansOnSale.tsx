import { isSameLength } from '@tidegate/contracts/catalogue/currentPlans';
import { Notice } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LeavingPromise } from '../../shared/orders/LeavingPromise';
import { findSellable, listChoices } from '../../shared/plans/planChoice';
import type { ShownPlans } from '../../shared/plans/PlansFrame';
import { PlanChooser } from './PlanChooser';

interface PlansOnSaleProps extends ShownPlans {
  /** The plan in the page's address. */
  chosenProductId: string | null;
}

export function PlansOnSale({ catalogue, pricedAt, chosenProductId }: PlansOnSaleProps) {
  const { t } = useTranslation('pricing');
  const coupon = useSearchParams()[0].get('coupon');
  const named = findSellable(catalogue, chosenProductId);
  const choices = listChoices(catalogue, coupon);
  const current = named && (choices.find((plan) => isSameLength(plan, named)) ?? named);
  const plans = !current || choices.includes(current) ? choices : [current, ...choices];

  return (
    <>
      {chosenProductId && !named && <Notice tone="caution">{t('plans.notOnSale')}</Notice>}
      <PlanChooser
        plans={plans}
        standardPlans={catalogue.plans}
        pricedAt={pricedAt}
        chosenProductId={current?.product_id ?? null}
        coupon={coupon}
      />
      <LeavingPromise />
    </>
  );
}
