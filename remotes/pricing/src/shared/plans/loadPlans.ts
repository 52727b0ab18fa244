import { listCurrentPlans } from '@tidegate/contracts/catalogue/currentPlans';
import type { LoadResult, RemoteContext } from '@tidegate/contracts/remotes/remoteModule';
import { describePlans } from './describePlans';
import { chooseCurrency } from './chooseCurrency';
import { findCurrency, readPlanChoice } from './planChoice';
import { pricingApi } from './pricingApi';
import { plansReceived } from './pricingSlice';

/** Loads the plans in the currency of the address or of the visitor. */
export async function loadPlans(context: RemoteContext): Promise<LoadResult> {
  const { searchParams, dispatch, getState, signal } = context;
  const choice = readPlanChoice(searchParams);
  const { pricingPlanList } = pricingApi.endpoints;
  const currency = findCurrency(choice, getState());
  const plans = await dispatch(pricingPlanList.initiate(currency, { subscribe: false }));
  // Dispatched after loading, because the previous page shows its prices until then.
  if (choice.currency && !signal.aborted) chooseCurrency(dispatch, choice.currency);
  if (plans.data) dispatch(plansReceived(plans.data));
  return {
    status: 'found',
    isIncomplete: plans.isError,
    ...(plans.data && {
      structuredData: [describePlans([...listCurrentPlans(plans.data), ...plans.data.vip1Plans])],
    }),
  };
}
