import { anonymousSignupPath } from '@tidegate/contracts/api/account/endpoints';
import type { AnonymousSignup, PageGrant } from '@tidegate/contracts/api/account/schemas';
import { plansPath } from '@tidegate/contracts/api/catalogue/endpoints';
import type { PlanList } from '@tidegate/contracts/api/catalogue/schemas';
import type { ProviderCode } from '@tidegate/contracts/api/payments/codes';
import {
  couponCheckPath,
  paymentParamsPath,
  prepurchasePath,
  purchasePath,
  resultPath,
  subscriptionPath,
  subscriptionResultPath,
} from '@tidegate/contracts/api/payments/endpoints';
import type {
  OrderResult,
  PurchaseRequest,
  SubscriptionRequest,
} from '@tidegate/contracts/api/payments/purchaseSchemas';
import type {
  CouponCheckRequest,
  CouponTerms,
  PaymentParams,
  PrepurchaseRequest,
  Quote,
} from '@tidegate/contracts/api/payments/quoteSchemas';
import type { Currency } from '@tidegate/contracts/catalogue/money';
import { asRegistered } from '@tidegate/contracts/remotes/asRegistered';
import { get, post } from '@tidegate/contracts/remotes/requests';
import { siteApi, type ApiFailure, type SiteApi } from '@tidegate/contracts/siteApi';

/** An order number requires the account's session; a signed hash works for anyone. */
export type OrderReference = { orderId: string } | { hash: string };

/** The terms of a valid coupon, or why it is refused. */
export type CouponAnswer =
  | { terms: CouponTerms; refusal?: never }
  | { terms?: never; refusal: ApiFailure };

/** A renewing purchase names its provider in the body, a single one in the path. */
export type PayRequest =
  | { key: string; provider: null; body: SubscriptionRequest }
  | { key: string; provider: ProviderCode; body: PurchaseRequest };

export const registerPricingEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      pricingPlanList: build.query<PlanList, Currency>({
        query: (currency) => get(plansPath, { currency }),
        providesTags: ['Plans'],
      }),
      pricingParams: build.query<PaymentParams, void>({ query: () => get(paymentParamsPath) }),
      // A query although it is a POST: repeating it quotes the same order.
      pricingQuote: build.query<Quote, PrepurchaseRequest>({
        query: (body) => post(prepurchasePath, body),
      }),
      // Caches refusals as data, because errors would be requested again.
      pricingCoupon: build.query<CouponAnswer, CouponCheckRequest>({
        queryFn: async (body, _api, _options, call) => {
          const { data, error } = await call(post(couponCheckPath, body));
          return { data: error ? { refusal: error } : { terms: data as CouponTerms } };
        },
      }),
      pricingSignUp: build.mutation<PageGrant, AnonymousSignup>({
        query: (body) =>
          post(anonymousSignupPath, body, { botCheck: { action: 'signup', kind: 'r3' } }),
      }),
      pricingPay: build.mutation<OrderResult, PayRequest>({
        query: ({ key, provider, body }) =>
          post(provider ? purchasePath(provider) : subscriptionPath, body, { idempotencyKey: key }),
        invalidatesTags: ['Orders'],
      }),
      pricingOrder: build.query<OrderResult, OrderReference>({
        query: (order) =>
          'hash' in order
            ? get(resultPath(encodeURIComponent(order.hash)))
            : post(subscriptionResultPath, { order_id: order.orderId }),
      }),
      pricingGiveUp: build.mutation<OrderResult, string>({
        query: (orderId) => post(subscriptionResultPath, { order_id: orderId, give_up: true }),
        invalidatesTags: ['Orders'],
      }),
    }),
  });

export const pricingApi = asRegistered(siteApi, registerPricingEndpoints);
