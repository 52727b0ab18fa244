import type { SessionGrant, AnonymousSignup } from '@tidegate/contracts/api/account/schemas';
import type { PlanList } from '@tidegate/contracts/api/catalogue/schemas';
import type { plansPath } from '@tidegate/contracts/api/catalogue/endpoints';
import type {
  CouponCheckRequest,
  CouponTerms,
  PaymentParams,
  PrepurchaseRequest,
  Quote,
} from '@tidegate/contracts/api/payments/quoteSchemas';
import type {
  OrderResult,
  PurchaseRequest,
  SubscriptionRequest,
} from '@tidegate/contracts/api/payments/purchaseSchemas';
import type { ProviderCode } from '@tidegate/contracts/api/payments/codes';
import type { anonymousSignupPath } from '@tidegate/contracts/api/account/endpoints';
import type { Currency } from '@tidegate/contracts/catalogue/money';
import { siteApi, type ApiFailure, type SiteApi } from '@tidegate/contracts/siteApi';

const providers = '/api/mms/payment/v1/providers';

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

const post = (path: string) => (body: unknown) => ({ method: 'POST' as const, path, body });

export const registerPricingEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      pricingPlanList: build.query<PlanList, Currency>({
        query: (currency) => ({
          method: 'GET',
          path: '/api/mms/payment/v1/providers/plans' satisfies typeof plansPath,
          search: { currency },
        }),
        providesTags: ['Plans'],
      }),
      pricingParams: build.query<PaymentParams, void>({
        query: () => ({ method: 'GET', path: `${providers}/common/params` }),
      }),
      // A query although it is a POST: repeating it quotes the same order.
      pricingQuote: build.query<Quote, PrepurchaseRequest>({
        query: post(`${providers}/common/pd/prepurchase`),
      }),
      // Caches refusals as data, because errors would be requested again.
      pricingCoupon: build.query<CouponAnswer, CouponCheckRequest>({
        queryFn: async (body, _api, _options, call) => {
          const { data, error } = await call(post(`${providers}/common/pd/coupon`)(body));
          return { data: error ? { refusal: error } : { terms: data as CouponTerms } };
        },
      }),
      pricingSignUp: build.mutation<
        Omit<SessionGrant, 'token'> & { session: string },
        AnonymousSignup
      >({
        query: (body) => ({
          method: 'POST',
          path: '/api/mms/account/v1/web/anonymous_signup' satisfies typeof anonymousSignupPath,
          body,
          botCheck: { action: 'signup', kind: 'r3' },
        }),
      }),
      pricingPay: build.mutation<OrderResult, PayRequest>({
        query: ({ key, provider, body }) => ({
          method: 'POST',
          path: `${providers}/${provider ? `${provider}/purchase` : 'subscription'}`,
          body,
          idempotencyKey: key,
        }),
        invalidatesTags: ['Orders'],
      }),
      pricingOrder: build.query<OrderResult, OrderReference>({
        query: (order) =>
          'hash' in order
            ? { method: 'GET', path: `${providers}/result/${encodeURIComponent(order.hash)}` }
            : post(`${providers}/subscription_result`)({ order_id: order.orderId }),
      }),
      pricingGiveUp: build.mutation<OrderResult, string>({
        query: (orderId) =>
          post(`${providers}/subscription_result`)({ order_id: orderId, give_up: true }),
        invalidatesTags: ['Orders'],
      }),
    }),
  });

/** Usable only after the shell has called `registerPricingEndpoints`. */
export const pricingApi = siteApi as unknown as ReturnType<typeof registerPricingEndpoints>;
