import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import type { PaymentParams, Quote } from '@tidegate/contracts/api/payments/quoteSchemas';
import type { MySubscription, Order, Subscription } from '@tidegate/contracts/api/orders/schemas';
import { answer } from '@tidegate/delivery/testing/fakeTransport';
import { aPlanList } from '@tidegate/delivery/testing/plans';
import { visitor } from '@tidegate/delivery/testing/testStore';
import { plansCall } from './plansCall';

export const paramsCall = 'GET /api/mms/payment/v1/providers/common/params';
export const quoteCall = 'POST /api/mms/payment/v1/providers/common/pd/prepurchase';
export const couponCall = 'POST /api/mms/payment/v1/providers/common/pd/coupon';
export const subscribeCall = 'POST /api/mms/payment/v1/providers/subscription';
export const walletCall = 'POST /api/mms/payment/v1/providers/ps/purchase';
export const signupCall = 'POST /api/mms/account/v1/web/anonymous_signup';
export const orderCall = 'POST /api/mms/payment/v1/providers/subscription_result';
export const ordersCall = 'GET /api/mms/payment/v1/web/subscription_my';

export const orderNumber = '0d9f3a52-6a1c-4c59-9a53-1f2f5b6c7d80';
export const yearly = 'v2.vip.one.web.usd.1y.off71';

export const buyer = {
  ...visitor,
  session: 's1',
  name: 'ada@tidegate.example',
  isPasswordSet: true,
};

export function someParams(changes: Partial<PaymentParams> = {}): PaymentParams {
  const on = { is_available: true, can_renew: true, is_sandbox: true };
  return {
    providers: [
      { code: 's1', kind: 'card', ...on },
      { code: 'ps', kind: 'wallet', ...on },
      { code: 'gap', kind: 'deviceWallet', ...on, is_available: false, is_sandbox: false },
      { code: 'rz', kind: 'card', ...on, can_renew: false },
    ],
    is_country_refused: false,
    quote_lifetime_seconds: 900,
    refund_days: 30,
    withdrawal_days: 14,
    invite: null,
    ...changes,
  };
}

export function aQuote(changes: Partial<Quote> = {}): Quote {
  return {
    quote_id: orderNumber,
    kind: 'new',
    product_id: yearly,
    plan_name: '1 year',
    currency: 'USD',
    price_amount: 4499,
    discount_amount: 0,
    coupon_code: null,
    credit_amount: 0,
    amount_due: 4499,
    starts_at: '2026-11-21T12:00:00.000Z',
    period_ends_at: '2027-11-21T12:00:00.000Z',
    free_days: 0,
    next_amount: 4499,
    renewal_amount: 4499,
    refund_until: '2026-12-21T12:00:00.000Z',
    expires_at: '2026-11-21T12:15:00.000Z',
    open_provider: null,
    ...changes,
  };
}

/** A payment that needs the buyer's approval on the provider's page. */
export function anOrderResult(changes: Partial<OrderResult> = {}): OrderResult {
  return {
    order_id: orderNumber,
    kind: 'new',
    product_id: yearly,
    provider: 's1',
    status: 'requires_action',
    label: null,
    amount: 4499,
    currency: 'USD',
    money: 'unknown',
    approval_url: 'https://provider.example/approve',
    failure: null,
    is_final: false,
    result_path: '/api/mms/payment/v1/providers/result/abc',
    ...changes,
  };
}

export const paid = () =>
  anOrderResult({
    status: 'paid',
    label: 'Paid',
    money: 'taken',
    approval_url: null,
    is_final: true,
  });

export function aSubscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    subscription_id: '7b1f54b4-5b9d-4f0e-8a55-3a6b2f0c9e11',
    product_id: yearly,
    plan_name: '1 year',
    status: 'active',
    provider: 's1',
    currency: 'USD',
    period_started_at: '2026-11-21T12:00:00.000Z',
    period_ends_at: '2027-11-21T12:00:00.000Z',
    renews: true,
    next_amount: 4499,
    next_product_id: null,
    can_cancel: true,
    can_resume: false,
    ...changes,
  };
}

export function anOrder(changes: Partial<Order> = {}): Order {
  return {
    order_id: orderNumber,
    kind: 'new',
    product_id: yearly,
    plan_name: '1 year',
    provider: 's1',
    amount: 4499,
    discount_amount: 0,
    credit_amount: 0,
    coupon_code: null,
    currency: 'USD',
    status: 'paid',
    label: 'Paid',
    created_at: '2026-11-21T12:00:00.000Z',
    paid_at: '2026-11-21T12:01:00.000Z',
    refund_until: '2026-12-21T12:00:00.000Z',
    withdraw_until: '2026-12-05T12:00:00.000Z',
    invoice_number: 'TG-1',
    ...changes,
  };
}

export function purchases(changes: Partial<MySubscription> = {}): MySubscription {
  return {
    subscription: aSubscription(),
    orders: [anOrder()],
    page: 1,
    page_size: 10,
    total: 1,
    ...changes,
  };
}

/** Replies to the calls of a checkout before the payment. */
export const checkoutReplies = {
  [plansCall]: answer(aPlanList()),
  [paramsCall]: answer(someParams()),
  [quoteCall]: answer(aQuote()),
};
