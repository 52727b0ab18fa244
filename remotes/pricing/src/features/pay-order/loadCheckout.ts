import { parseProductId } from '@tidegate/contracts/catalogue/productId';
import type { LoadResult, RemoteContext } from '@tidegate/contracts/remotes/remoteModule';
import { uncached } from '@tidegate/contracts/remotes/uncached';
import { planChosen } from '@tidegate/contracts/store/pricingState';
import { selectIsSignedIn } from '@tidegate/contracts/store/userState';
import { keyIntent } from '../../shared/orders/intentKey';
import { findSellable } from '../../shared/plans/planChoice';
import { pricingApi } from '../../shared/plans/pricingApi';
import { plansReceived } from '../../shared/plans/pricingSlice';
import { findQuoteRequest } from './findQuoteRequest';
import { readCheckoutOptions } from './checkoutOptions';

/** Loads the plan and the payment methods, and the exact quote if the visitor has an account. */
export async function loadCheckout(context: RemoteContext): Promise<LoadResult> {
  const { dispatch, getState } = context;
  const { productId } = readCheckoutOptions(context);
  const currency = parseProductId(productId)?.currency;
  if (!currency) return { status: 'notFound' };

  const { pricingPlanList, pricingParams, pricingQuote } = pricingApi.endpoints;
  const [plans, paymentMethods, options] = await Promise.all([
    dispatch(pricingPlanList.initiate(currency, { subscribe: false })),
    dispatch(pricingParams.initiate(undefined, uncached)),
    findQuoteRequest(context),
  ]);
  if (!plans.data) return { status: 'found', isIncomplete: true };
  dispatch(plansReceived(plans.data));
  if (!findSellable(plans.data, productId)) return { status: 'notFound' };

  dispatch(planChosen({ productId }));
  keyIntent(context);
  if (selectIsSignedIn(getState()) && !paymentMethods.data?.is_country_refused) {
    await dispatch(pricingQuote.initiate(options, uncached));
  }
  return { status: 'found', isIncomplete: paymentMethods.isError };
}
