import { randomUUID } from 'node:crypto';

import type { CouponTerms, Quote, Tracking } from '@tidegate/contracts/api/payments';
import { defaultLanguage } from '@tidegate/contracts/languages';
import { addDays } from '@tidegate/contracts/periods';
import { promises } from '@tidegate/contracts/promises';

import { intervalOf, type StoredPlan } from '../../catalogue';
import { checkCoupon, type StoredCoupon, unknownCoupon } from '../../promotions';
import { isPaidFor } from '../access/accessRule';
import { readPurchases } from '../access/applyAccess';
import { checkUses, reserveCoupon } from '../coupons/couponReservation';
import { addFreeDays, type InviteService } from '../invites/inviteService';
import type { StoredOrder } from '../orders/orderRepository';
import { isOpen } from '../orders/orderStates';
import { type PaymentContext, settleJob } from '../paymentContext';
import { moneyOnItsWay, notOnSale, priceChanged } from '../paymentErrors';
import { areSameTerms, decideTerms, type Terms } from './planChange';
import type { Settlement } from '../settlement/settlement';

export const quoteLifetimeSeconds = 15 * 60;
/** A quote with less time left is replaced. */
const shortestUseMs = 60_000;
const maxTries = 4;

export interface QuoteRequest {
  accountId: string;
  productId: string;
  withTrial: boolean;
  coupon: StoredCoupon | undefined;
  tracking: Tracking;
}

export interface CouponRequest extends Pick<QuoteRequest, 'productId' | 'withTrial'> {
  accountId: string | null;
  coupon: StoredCoupon;
}

export interface QuoteService {
  quote(request: QuoteRequest): Promise<Quote>;
  /** Previews the discount for a new purchase, or throws why there is none. */
  describeCoupon(request: CouponRequest): Promise<CouponTerms>;
  currentTerms(accountId: string, order: StoredOrder): Promise<Terms>;
}

export function quoteService(
  context: PaymentContext,
  settlement: Settlement,
  invites: InviteService,
): QuoteService {
  const { orders, plans, coupons, couponUses, now } = context;

  const findPlan = async (productId: string) => {
    const plan = await plans.findOnSale(productId, now());
    if (!plan) throw notOnSale();
    return plan;
  };
  const decide = async (
    accountId: string,
    plan: StoredPlan,
    { withTrial, coupon, tracking }: Pick<QuoteRequest, 'withTrial' | 'coupon' | 'tracking'>,
  ) => {
    const purchases = await readPurchases(context, accountId);
    const found = purchases.subscriptions.find(({ status }) => status !== 'ended');
    if (found && !isPaidFor(purchases, found)) throw moneyOnItsWay();
    const runningPlan = found && (await plans.findById(found.planId));
    const running = found && runningPlan ? { ...found, plan: runningPlan } : undefined;
    const hadTrial = withTrial && (await orders.hadTrial(accountId));
    const terms = decideTerms({ plan, withTrial, hadTrial, coupon, running, at: now() });
    const { invite_code: code } = tracking;
    return code ? addFreeDays(terms, plan, await invites.judge(code, accountId)) : terms;
  };
  /** Refreshes and returns the open order, or undefined if a new one is needed. */
  const findUsable = async (request: QuoteRequest, terms: Terms) => {
    const open = await orders.findOpen(request.accountId, request.productId);
    if (!open) return undefined;
    const settled = await settlement.settle(open.id);
    if (isOpen(settled.status)) return settled;
    if (settled.status !== 'created') return undefined;
    const isFresh = settled.expiresAt.getTime() - now().getTime() >= shortestUseMs;
    if (isFresh && areSameTerms(settled, terms)) return settled;
    await orders.move(settled.id, 'expired', {}, ['created']);
    return undefined;
  };

  return {
    quote: async (request) => {
      const plan = await findPlan(request.productId);
      if (request.coupon) checkCoupon(request.coupon, toDiscounted(plan), now());
      // If another tab adds an order first, the next attempt uses it.
      for (let tries = 0; tries < maxTries; tries += 1) {
        const terms = await decide(request.accountId, plan, request);
        const usable = await findUsable(request, terms);
        if (usable) return toQuote(usable, plan);
        const order = toOrder(request, plan, terms, now());
        const isAdded = await context.inTransaction(async (stores) => {
          await reserveCoupon(stores, order, order.createdAt);
          if (!(await stores.orders.add(order))) return false;
          await stores.enqueueJob(settleJob, order.id, order.expiresAt);
          return true;
        });
        if (isAdded) return toQuote(order, plan);
      }
      throw priceChanged();
    },
    describeCoupon: async ({ accountId, productId, withTrial, coupon }) => {
      const at = now();
      const plan = await findPlan(productId);
      checkCoupon(coupon, toDiscounted(plan), at);
      const { code, maxUses } = coupon;
      await checkUses(couponUses, maxUses, { code, accountId, productId, at });
      const situation = { plan, withTrial, hadTrial: false, running: undefined, coupon, at };
      const { discountMinor, amountMinor } = decideTerms(situation);
      return {
        coupon_code: code,
        currency: plan.currency,
        discount_amount: discountMinor,
        amount_due: amountMinor,
      };
    },
    currentTerms: async (accountId, order) => {
      const plan = await findPlan(order.productId);
      const { couponCode } = order;
      const coupon = couponCode === null ? undefined : await coupons.find(couponCode);
      if (couponCode !== null && !coupon) throw unknownCoupon();
      // A quote keeps its coupon as long as its price.
      if (coupon) checkCoupon(coupon, toDiscounted(plan), order.createdAt);
      const { kind, tracking } = order;
      return decide(accountId, plan, { withTrial: kind === 'trial', coupon, tracking });
    },
  };
}

function toDiscounted(plan: StoredPlan) {
  return { ...plan, interval: intervalOf(plan) };
}

function toOrder(request: QuoteRequest, plan: StoredPlan, terms: Terms, at: Date): StoredOrder {
  return {
    id: randomUUID(),
    accountId: request.accountId,
    subscriptionId: null,
    planId: plan.id,
    productId: plan.productId,
    status: 'created',
    provider: null,
    renews: false,
    currency: plan.currency,
    attempt: 0,
    language: defaultLanguage,
    tracking: request.tracking,
    providerRef: null,
    chargeRef: null,
    approvalUrl: null,
    failure: null,
    refundReason: null,
    withdrawnAt: null,
    withdrawnBy: null,
    invoiceNumber: null,
    createdAt: at,
    expiresAt: new Date(at.getTime() + quoteLifetimeSeconds * 1000),
    paidAt: null,
    refundedAt: null,
    chargeAskedAt: null,
    ...terms,
  };
}

function toQuote(order: StoredOrder, plan: StoredPlan): Quote {
  return {
    quote_id: order.id,
    kind: order.kind,
    product_id: order.productId,
    plan_name: plan.name,
    currency: order.currency,
    price_amount: order.priceMinor,
    discount_amount: order.discountMinor,
    coupon_code: order.couponCode,
    credit_amount: order.creditMinor,
    amount_due: order.amountMinor,
    starts_at: order.periodStartedAt.toISOString(),
    period_ends_at: order.periodEndsAt.toISOString(),
    free_days: order.freeDays,
    next_amount: order.nextAmountMinor,
    renewal_amount: order.renewalAmountMinor,
    refund_until: addDays(order.periodStartedAt, promises.days).toISOString(),
    expires_at: order.expiresAt.toISOString(),
    open_provider: isOpen(order.status) ? order.provider : null,
  };
}
