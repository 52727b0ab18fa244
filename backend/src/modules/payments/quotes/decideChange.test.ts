import { addDays } from '@tidegate/contracts/catalogue/periods';

import type { StoredPlan } from '../../catalogue';
import type { StoredSubscription } from '../stores/subscriptionRepository';
import { areSameTerms } from './areSameTerms';
import { decideTerms } from './decideTerms';

const at = new Date('2026-03-01T12:00:00Z');

function aPlan(changes: Partial<StoredPlan> = {}): StoredPlan {
  return {
    id: 1,
    productId: 'v2.vip.one.web.usd.1m',
    name: 'Monthly',
    family: 'vip',
    tier: 'one',
    channel: 'web',
    currency: 'USD',
    intervalCount: 1,
    intervalUnit: 'MONTH',
    priceMinor: 1299,
    renewalPriceMinor: 1399,
    trialPriceMinor: null,
    trialDays: null,
    offerKey: null,
    offerPath: null,
    offerStartsAt: null,
    offerEndsAt: null,
    isRecommended: false,
    ...changes,
  };
}

const yearly = aPlan({ id: 2, intervalUnit: 'YEAR', priceMinor: 4499, renewalPriceMinor: 4499 });

function aRunning(plan: StoredPlan, changes: Partial<StoredSubscription> = {}) {
  return {
    id: 'running',
    accountId: 'account',
    planId: plan.id,
    status: 'active',
    provider: 's1',
    mandateRef: 'mandate',
    renews: true,
    cancelledAt: null,
    nextPlanId: null,
    currency: plan.currency,
    periodStartedAt: at,
    periodEndsAt: addDays(at, 30),
    periodPriceMinor: plan.priceMinor,
    giftDays: 0,
    nextAmountMinor: plan.renewalPriceMinor,
    renewalAmountMinor: plan.renewalPriceMinor,
    renewalAttempts: 0,
    remindedFor: null,
    language: 'en',
    createdAt: at,
    endedAt: null,
    ...changes,
    plan,
  } as const;
}

const requested = { withTrial: false, hadTrial: false, running: undefined, at };

test('a first purchase costs the catalogue price and renews at the renewal price', () => {
  expect(decideTerms({ ...requested, plan: aPlan() })).toMatchObject({
    kind: 'new',
    amountMinor: 1299,
    nextAmountMinor: 1399,
    renewalAmountMinor: 1399,
    periodEndsAt: new Date('2026-04-01T12:00:00Z'),
  });
});

test('a trial is possible once and is followed by the price, then the renewal price', () => {
  const plan = aPlan({ trialPriceMinor: 99, trialDays: 3 });

  expect(decideTerms({ ...requested, plan, withTrial: true })).toMatchObject({
    kind: 'trial',
    amountMinor: 99,
    nextAmountMinor: 1299,
    renewalAmountMinor: 1399,
    periodEndsAt: addDays(at, 3),
  });
  const refused = { code: 'orders.trialUsed' };
  const decide = (changes: object) => () =>
    decideTerms({ ...requested, plan, withTrial: true, ...changes });
  expect(decide({ hadTrial: true })).toThrow(expect.objectContaining(refused) as Error);
  expect(decide({ plan: aPlan() })).toThrow(expect.objectContaining(refused) as Error);
  expect(decide({ running: aRunning(plan) })).toThrow(expect.objectContaining(refused) as Error);
});

test.each([
  ['on the first day', 0, 1299],
  ['after half of the days', 15, 649],
  ['on the last day', 29.5, 0],
  ['after the end', 31, 0],
])('an upgrade %s is credited the remaining whole days', (_name, days, creditMinor) => {
  const later = addDays(at, days);

  const terms = decideTerms({ ...requested, plan: yearly, running: aRunning(aPlan()), at: later });

  expect(terms).toMatchObject({ kind: 'upgrade', replacedSubscriptionId: 'running', creditMinor });
  expect(terms.amountMinor).toBe(4499 - creditMinor);
});

test('a credit leaves at least the minimum charge', () => {
  const running = aRunning(aPlan(), { periodPriceMinor: 99_999 });

  expect(decideTerms({ ...requested, plan: yearly, running }).amountMinor).toBe(50);
});

test.each([
  ['the same plan', aPlan(), aRunning(aPlan()), 'orders.alreadyPurchased'],
  [
    'a shorter plan after one that cannot renew',
    aPlan(),
    aRunning(yearly, { mandateRef: null }),
    'orders.alreadyPurchased',
  ],
  [
    'a shorter plan that follows already',
    aPlan(),
    aRunning(yearly, { nextPlanId: 1 }),
    'orders.alreadyPurchased',
  ],
  [
    'a plan in another currency',
    aPlan({ ...yearly, currency: 'GBP' }),
    aRunning(aPlan()),
    'orders.otherCurrency',
  ],
])('%s is refused', (_name, plan, running, code) => {
  expect(() => decideTerms({ ...requested, plan, running })).toThrow(
    expect.objectContaining({ code }) as Error,
  );
});

test('a shorter plan starts after the paid period', () => {
  const running = aRunning(yearly);

  expect(decideTerms({ ...requested, plan: aPlan(), running })).toMatchObject({
    kind: 'change',
    amountMinor: 0,
    nextAmountMinor: 1299,
    periodEndsAt: running.periodEndsAt,
  });
});

test('a quote stays valid until a price changes', () => {
  const quoted = decideTerms({ ...requested, plan: aPlan() });
  const later = { ...requested, at: addDays(at, 1) };

  expect(areSameTerms(quoted, decideTerms({ ...later, plan: aPlan() }))).toBe(true);
  for (const changes of [{ priceMinor: 1300 }, { renewalPriceMinor: 1500 }]) {
    expect(areSameTerms(quoted, decideTerms({ ...later, plan: aPlan(changes) }))).toBe(false);
  }
});

test('a quote of an upgrade expires when its credit changes', () => {
  const change = { ...requested, plan: yearly, running: aRunning(aPlan()) };
  const quoted = decideTerms(change);

  expect(areSameTerms(quoted, decideTerms(change))).toBe(true);
  expect(areSameTerms(quoted, decideTerms({ ...change, at: addDays(at, 2) }))).toBe(false);
});

const halfOff = {
  code: 'HALF',
  kind: 'content',
  percentOff: 50,
  amountsOff: null,
  fits: null,
  startsAt: at,
  endsAt: addDays(at, 1),
  maxUses: null,
} as const;

test.each([
  ['a trial', { plan: aPlan({ trialPriceMinor: 99, trialDays: 3 }), withTrial: true }],
  ['the plan of a campaign', { plan: aPlan({ offerEndsAt: addDays(at, 9) }) }],
  ['a change that costs nothing now', { plan: aPlan(), running: aRunning(yearly) }],
])('a coupon cannot be added to %s', (_name, situation) => {
  expect(() => decideTerms({ ...requested, ...situation, coupon: halfOff })).toThrow(
    expect.objectContaining({ code: 'promotions.couponNotCombinable' }) as Error,
  );
});

test('an upgrade credits the paid days and carries over the free days', () => {
  const running = aRunning(aPlan(), { giftDays: 14, periodEndsAt: addDays(at, 44) });

  expect(decideTerms({ ...requested, plan: yearly, running, at: addDays(at, 15) })).toMatchObject({
    creditMinor: 649,
    freeDays: 14,
    periodEndsAt: new Date('2027-03-30T12:00:00Z'),
  });
  expect(decideTerms({ ...requested, plan: yearly, running, at: addDays(at, 40) })).toMatchObject({
    creditMinor: 0,
    freeDays: 4,
  });
});

test('beside a credit a coupon leaves at least the minimum charge', () => {
  const running = aRunning(aPlan(), { periodPriceMinor: 3000 });

  const terms = decideTerms({ ...requested, plan: yearly, running, coupon: halfOff });

  expect(terms).toMatchObject({ creditMinor: 3000, discountMinor: 1449, amountMinor: 50 });
});

test('a coupon is refused if the credit leaves nothing to discount', () => {
  const running = aRunning(aPlan(), { periodPriceMinor: 99_999 });

  expect(() => decideTerms({ ...requested, plan: yearly, running, coupon: halfOff })).toThrow(
    expect.objectContaining({ code: 'promotions.couponNotCombinable' }) as Error,
  );
});
