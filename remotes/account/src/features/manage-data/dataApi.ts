import type {
  DeleteAccount,
  deleteAccountPath,
  exportAccountPath,
} from '@tidegate/contracts/api/privacy';
import type {
  cancelSubscriptionPath,
  MySubscription,
  mySubscriptionPath,
  Subscription,
  SubscriptionAction,
} from '@tidegate/contracts/api/subscriptions';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

/** A link leads there: the browser keeps what comes in a file. */
export const exportPath: typeof exportAccountPath = '/api/mms/account/v1/web/export';

const paymentPath = '/api/mms/payment/v1/web';

/** Adds the calls that delete an account, and those that end its renewal before. */
export const registerDataEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      accountDelete: build.mutation<null, DeleteAccount>({
        query: (body) => ({
          method: 'POST',
          path: '/api/mms/account/v1/web/delete' satisfies typeof deleteAccountPath,
          body,
        }),
      }),
      accountPlan: build.query<MySubscription, void>({
        query: () => ({
          method: 'GET',
          path: `${paymentPath}/subscription_my` satisfies typeof mySubscriptionPath,
        }),
      }),
      accountEndRenewal: build.mutation<Subscription, SubscriptionAction>({
        query: (body) => ({
          method: 'POST',
          path: `${paymentPath}/subscription_cancel` satisfies typeof cancelSubscriptionPath,
          body,
        }),
      }),
    }),
  });

/** The page's API with these calls; they exist once the shell has registered them. */
export const dataApi = siteApi as unknown as ReturnType<typeof registerDataEndpoints>;
