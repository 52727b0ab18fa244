import {
  cancelSubscriptionPath,
  confirmWithdrawalPath,
  invitePath,
  invoicePath,
  mySubscriptionPath,
  refundPath,
  requestWithdrawalPath,
  resumeSubscriptionPath,
} from '@tidegate/contracts/api/orders/endpoints';
import type {
  ConfirmWithdrawal,
  Invoice,
  RefundRequest,
  WithdrawalReceipt,
  WithdrawalStatement,
} from '@tidegate/contracts/api/orders/refundSchemas';
import type {
  InviteSummary,
  MySubscription,
  Subscription,
} from '@tidegate/contracts/api/orders/schemas';
import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import { asRegistered } from '@tidegate/contracts/remotes/asRegistered';
import { get, post } from '@tidegate/contracts/remotes/requests';
import { siteApi, type SiteApi } from '@tidegate/contracts/siteApi';

export const registerOrderEndpoints = (api: SiteApi) =>
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      mySubscriptions: build.query<MySubscription, number>({
        query: (page) => get(mySubscriptionPath, { page: String(page) }),
        providesTags: ['Orders'],
      }),
      ordersCancel: build.mutation<Subscription, string>({
        query: (id) => post(cancelSubscriptionPath, { subscription_id: id }),
        invalidatesTags: ['Orders'],
      }),
      ordersResume: build.mutation<Subscription, string>({
        query: (id) => post(resumeSubscriptionPath, { subscription_id: id }),
        invalidatesTags: ['Orders'],
      }),
      ordersRefund: build.mutation<OrderResult, { key: string; body: RefundRequest }>({
        query: ({ key, body }) => post(refundPath, body, { idempotencyKey: key }),
        invalidatesTags: ['Orders'],
      }),
      ordersWithdrawal: build.query<WithdrawalStatement, string>({
        query: (orderId) => post(requestWithdrawalPath, { order_id: orderId }),
      }),
      ordersWithdraw: build.mutation<WithdrawalReceipt, { key: string; body: ConfirmWithdrawal }>({
        query: ({ key, body }) => post(confirmWithdrawalPath, body, { idempotencyKey: key }),
        invalidatesTags: ['Orders'],
      }),
      ordersInvite: build.query<InviteSummary, void>({ query: () => get(invitePath) }),
      ordersInvoice: build.query<Invoice, string>({
        query: (orderId) => get(invoicePath, { order_id: orderId }),
      }),
    }),
  });

export const ordersApi = asRegistered(siteApi, registerOrderEndpoints);
