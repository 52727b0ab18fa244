import type { PrepurchaseRequest } from '@tidegate/contracts/api/payments/quoteSchemas';
import type { RemoteContext } from '@tidegate/contracts/remotes/remoteModule';
import { uncached } from '@tidegate/contracts/remotes/uncached';
import { pricingApi } from '../../shared/plans/pricingApi';
import { readCheckoutOptions } from './checkoutOptions';

/** The quote request that matches the page: it includes the coupon only if it is valid. */
export async function findQuoteRequest(context: RemoteContext): Promise<PrepurchaseRequest> {
  const { productId: product_id, withTrial: with_trial, coupon } = readCheckoutOptions(context);
  const request = { product_id, with_trial };
  if (!coupon) return request;
  const { pricingCoupon } = pricingApi.endpoints;
  const { data } = await context.dispatch(pricingCoupon.initiate({ ...request, coupon }, uncached));
  return data?.terms ? { ...request, coupon: data.terms.coupon_code } : request;
}
