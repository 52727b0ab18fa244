import type { LoadResult, RemoteContext } from '@tidegate/contracts/remoteModule';
import { describePlans } from './describePlans';
import { listSellable, readPlanChoice } from './planChoice';
import { pricingApi } from './pricingApi';
import { plansReceived } from './pricingSlice';

/** Loads the plans in the currency that the address asks for. */
export async function loadPlans({ searchParams, dispatch }: RemoteContext): Promise<LoadResult> {
  const { currency } = readPlanChoice(searchParams);
  const { pricingPlanList } = pricingApi.endpoints;
  const plans = await dispatch(pricingPlanList.initiate(currency, { subscribe: false }));
  if (plans.data) dispatch(plansReceived(plans.data));
  return {
    status: 'found',
    isIncomplete: plans.isError,
    ...(plans.data && { structuredData: [describePlans(listSellable(plans.data))] }),
  };
}
