import type {
  invitePath,
  confirmWithdrawalPath,
  invoicePath,
  refundPath,
  requestWithdrawalPath,
  cancelSubscriptionPath,
  mySubscriptionPath,
  resumeSubscriptionPath,
} from '@tidegate/contracts/api/orders/endpoints';
import type {
  InviteSummary,
  MySubscription,
  Subscription,
} from '@tidegate/contracts/api/orders/schemas';
import type {
  ConfirmWithdrawal,
  Invoice,
  RefundRequest,
  WithdrawalReceipt,
  WithdrawalStatement,
} from '@tidegate/contracts/api/orders/refundSchemas';
import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

const post = (path: string) => (body: unknown) => ({ method: 'POST' as const, path, body });

export const registerOrderEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      ordersMine: build.query<MySubscription, number>({
        query: (page) => ({
          method: 'GET',
          path: '/api/mms/payment/v1/web/subscription_my' satisfies typeof mySubscriptionPath,
          search: { page: String(page) },
        }),
        providesTags: ['Orders'],
      }),
      ordersCancel: build.mutation<Subscription, string>({
        query: (id) =>
          post(
            '/api/mms/payment/v1/web/subscription_cancel' satisfies typeof cancelSubscriptionPath,
          )({ subscription_id: id }),
        invalidatesTags: ['Orders'],
      }),
      ordersResume: build.mutation<Subscription, string>({
        query: (id) =>
          post(
            '/api/mms/payment/v1/web/subscription_resume' satisfies typeof resumeSubscriptionPath,
          )({ subscription_id: id }),
        invalidatesTags: ['Orders'],
      }),
      ordersRefund: build.mutation<OrderResult, { key: string; body: RefundRequest }>({
        query: ({ key, body }) => ({
          ...post('/api/mms/payment/v1/web/refund' satisfies typeof refundPath)(body),
          idempotencyKey: key,
        }),
        invalidatesTags: ['Orders'],
      }),
      ordersWithdrawal: build.query<WithdrawalStatement, string>({
        query: (orderId) =>
          post('/api/mms/payment/v1/web/withdrawal/request' satisfies typeof requestWithdrawalPath)(
            {
              order_id: orderId,
            },
          ),
      }),
      ordersWithdraw: build.mutation<WithdrawalReceipt, { key: string; body: ConfirmWithdrawal }>({
        query: ({ key, body }) => ({
          ...post(
            '/api/mms/payment/v1/web/withdrawal/confirm' satisfies typeof confirmWithdrawalPath,
          )(body),
          idempotencyKey: key,
        }),
        invalidatesTags: ['Orders'],
      }),
      ordersInvite: build.query<InviteSummary, void>({
        query: () => ({
          method: 'GET',
          path: '/api/mms/payment/v1/web/invite' satisfies typeof invitePath,
        }),
      }),
      ordersInvoice: build.query<Invoice, string>({
        query: (orderId) => ({
          method: 'GET',
          path: '/api/mms/payment/v1/web/invoice' satisfies typeof invoicePath,
          search: { order_id: orderId },
        }),
      }),
    }),
  });

/** Usable only after the shell has called `registerOrderEndpoints`. */
export const ordersApi = siteApi as unknown as ReturnType<typeof registerOrderEndpoints>;
