import type { SessionGrant } from '@tidegate/contracts/api/account';
import type { PlanList, plansPath } from '@tidegate/contracts/api/catalogue';
import type {
  CouponCheckRequest,
  CouponTerms,
  OrderResult,
  PaymentParams,
  PrepurchaseRequest,
  ProviderCode,
  PurchaseRequest,
  Quote,
  SubscriptionRequest,
} from '@tidegate/contracts/api/payments';
import type { AnonymousSignup, anonymousSignupPath } from '@tidegate/contracts/api/signup';
import type { Currency } from '@tidegate/contracts/money';
import { siteApi, type ApiFailure, type SiteApi } from '@tidegate/contracts/siteApi';

const providers = '/api/mms/payment/v1/providers';

/** Whose order: by number for the account that is logged in, or by the signed link for anybody. */
export type OrderReference = { orderId: string } | { hash: string };

/** What a coupon takes off, or why it does not. */
export type CouponAnswer =
  | { terms: CouponTerms; refusal?: never }
  | { terms?: never; refusal: ApiFailure };

/** A purchase that renews names its provider, one that does not is sent to it. */
export type PayRequest =
  | { key: string; provider: null; body: SubscriptionRequest }
  | { key: string; provider: ProviderCode; body: PurchaseRequest };

const post = (path: string) => (body: unknown) => ({ method: 'POST' as const, path, body });

/** Adds the calls of choosing and paying to the page's one API. */
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
      // A query, although it posts: asked again, it quotes the same order.
      pricingQuote: build.query<Quote, PrepurchaseRequest>({
        query: post(`${providers}/common/pd/prepurchase`),
      }),
      // A refusal is an answer as well: it is kept, so that no code is tried twice.
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

/** The site's API as pricing sees it once the shell has registered the endpoints. */
export const pricingApi = siteApi as unknown as ReturnType<typeof registerPricingEndpoints>;
