import type { Tracking } from '@tidegate/contracts/api/payments/quoteSchemas';
import { invitedDays } from '@tidegate/contracts/catalogue/inviteOffer';
import { addDays } from '@tidegate/contracts/catalogue/periods';

import { refusal } from '../../../refusal';
import { intervalOf, type StoredPlan } from '../../catalogue';
import { checkCoupon, type StoredCoupon } from '../../promotions';
import { isPaidFor } from '../access/accessRule';
import { readPurchases } from '../access/applyAccess';
import { type JudgedInvite, judgeInvite } from '../invites/judgeInvite';
import type { PaymentContext } from '../paymentContext';
import type { Terms } from '../stores/newOrder';
import type { StoredOrder } from '../stores/orderRepository';
import { decideTerms } from './decideTerms';

export interface TermsRequest {
  accountId: string;
  withTrial: boolean;
  coupon: StoredCoupon | undefined;
  tracking: Tracking;
}

/** The terms by which the account would buy the plan now. */
export async function termsOf(
  context: PaymentContext,
  plan: StoredPlan,
  { accountId, withTrial, coupon, tracking }: TermsRequest,
): Promise<Terms> {
  const { orders, plans, now } = context;
  const purchases = await readPurchases(context, accountId);
  const found = purchases.subscriptions.find(({ status }) => status !== 'ended');
  if (found && !isPaidFor(purchases, found)) throw refusal('orders.moneyOnItsWay');
  const runningPlan = found && (await plans.findById(found.planId));
  const running = found && runningPlan ? { ...found, plan: runningPlan } : undefined;
  const hadTrial = withTrial && (await orders.hadTrial(accountId));
  const terms = decideTerms({ plan, withTrial, hadTrial, coupon, running, at: now() });
  const { invite_code: code } = tracking;
  return code ? addFreeDays(terms, plan, await judgeInvite(context, code, accountId)) : terms;
}

/** The terms by which the order would be quoted now. */
export async function currentTerms(
  context: PaymentContext,
  accountId: string,
  { productId, couponCode, createdAt, kind, tracking }: StoredOrder,
): Promise<Terms> {
  const plan = await findPlanOnSale(context, productId);
  const coupon = couponCode === null ? undefined : await context.coupons.find(couponCode);
  if (couponCode !== null && !coupon) throw refusal('promotions.unknownCoupon');
  // A quote keeps its coupon as long as its price.
  if (coupon) checkCouponOf(plan, coupon, createdAt);
  return termsOf(context, plan, { accountId, withTrial: kind === 'trial', coupon, tracking });
}

export async function findPlanOnSale(
  { plans, now }: PaymentContext,
  productId: string,
): Promise<StoredPlan> {
  const plan = await plans.findOnSale(productId, now());
  if (!plan) throw refusal('orders.notOnSale');
  return plan;
}

export function checkCouponOf(plan: StoredPlan, coupon: StoredCoupon, at: Date): void {
  checkCoupon(coupon, { ...plan, interval: intervalOf(plan) }, at);
}

/** Only a first plan gets free days. */
function addFreeDays(terms: Terms, plan: StoredPlan, invite: JudgedInvite): Terms {
  if ('refusal' in invite || terms.kind !== 'new') return terms;
  const freeDays = invitedDays(plan.intervalUnit);
  const periodEndsAt = addDays(terms.periodEndsAt, freeDays);
  return { ...terms, freeDays, periodEndsAt };
}
