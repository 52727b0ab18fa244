import type { LoadResult, RemoteContext, RemoteRoute } from '@tidegate/contracts/remoteModule';
import { pricingApi } from '../../shared/pricingApi';
import { choosePlan } from './choosePlan';
import { ComparePlansPage } from './ComparePlansPage';
import { readPlanChoice } from './planChoice';

async function loadPlans({ searchParams, dispatch }: RemoteContext): Promise<LoadResult> {
  const { currency } = readPlanChoice(searchParams);
  const { pricingPlanList } = pricingApi.endpoints;
  const plans = await dispatch(pricingPlanList.initiate(currency, { subscribe: false }));
  return { status: 'found', isIncomplete: plans.isError };
}

/** `/pricing`: the plans on sale and what each will cost. */
export const comparePlansRoute: RemoteRoute = {
  path: '/pricing',
  head: { title: 'comparePlans.head.title', description: 'comparePlans.head.description' },
  // A choice half made must not be taken out of the visitor's hands.
  isSwapSafe: false,
  access: 'public',
  load: loadPlans,
  submit: choosePlan,
  Component: ComparePlansPage,
};
