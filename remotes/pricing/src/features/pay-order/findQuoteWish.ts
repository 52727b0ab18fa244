import type { PrepurchaseRequest } from '@tidegate/contracts/api/payments';
import type { RemoteContext } from '@tidegate/contracts/remoteModule';
import { fresh } from '../../shared/fresh';
import { pricingApi } from '../../shared/pricingApi';
import { readPayWish } from './payWish';

/** What a checkout asks to be quoted, as its page shows it: with the coupon only where that counts. */
export async function findQuoteWish(context: RemoteContext): Promise<PrepurchaseRequest> {
  const { productId: product_id, withTrial: with_trial, coupon } = readPayWish(context);
  const wish = { product_id, with_trial };
  if (!coupon) return wish;
  const { pricingCoupon } = pricingApi.endpoints;
  const { data } = await context.dispatch(pricingCoupon.initiate({ ...wish, coupon }, fresh));
  return data?.terms ? { ...wish, coupon: data.terms.coupon_code } : wish;
}
