import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import { planChosen } from '@tidegate/contracts/store/pricingState';
import { pricingApi } from '../../shared/plans/pricingApi';
import {
  findCurrency,
  findSellable,
  readPlanChoice,
  toPlanChoicePath,
} from '../../shared/plans/planChoice';

export type PlanProblem = 'noPlan' | 'plansUnavailable';

/** Handles the posted form: redirects to the plan's summary, or returns a problem. */
export async function choosePlan(
  { searchParams, dispatch, getState }: RemoteContext,
  form: FormData,
): Promise<SubmitResult<PlanProblem>> {
  const choice = readPlanChoice(searchParams);
  const { pricingPlanList } = pricingApi.endpoints;
  const { data: catalogue } = await dispatch(
    pricingPlanList.initiate(findCurrency(choice, getState()), { subscribe: false }),
  );
  if (!catalogue) return { status: 'refused', problem: 'plansUnavailable' };

  const plan = findSellable(catalogue, form.get('plan'));
  if (!plan) return { status: 'refused', problem: 'noPlan' };

  dispatch(planChosen({ productId: plan.product_id }));
  const { currency } = choice;
  const to = toPlanChoicePath({ productId: plan.product_id, currency }, searchParams.get('coupon'));
  return { status: 'redirect', to };
}
