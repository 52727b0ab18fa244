import { aPlan } from '@tidegate/delivery/testing/plans';
import { preselectedPlan, readPlanChoice, toCheckoutPath, toPlanChoicePath } from './planChoice';

const read = (search: string) => readPlanChoice(new URLSearchParams(search));

describe('the address of the plans', () => {
  test.each([
    ['', { productId: null, currency: null }],
    ['currency=gbp', { productId: null, currency: 'GBP' }],
    ['plan=v2.vip.one.web.usd.1y', { productId: 'v2.vip.one.web.usd.1y', currency: null }],
    ['plan=&currency=', { productId: null, currency: null }],
    ['currency=EUR', { productId: null, currency: null }],
    ['currency=__proto__', { productId: null, currency: null }],
    ['currency=toString', { productId: null, currency: null }],
  ])('reads "%s"', (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  test.each([
    [{ productId: null, currency: null }, '/pricing'],
    [{ productId: null, currency: 'CAD' }, '/pricing?currency=CAD'],
    [{ productId: 'v2.a.b', currency: null }, '/pricing?plan=v2.a.b'],
    [{ productId: 'v2.a.b', currency: 'CAD' }, '/pricing?plan=v2.a.b&currency=CAD'],
    [{ productId: 'a&b=c', currency: null }, '/pricing?plan=a%26b%3Dc'],
  ] as const)('writes %o', (choice, expected) => {
    expect(toPlanChoicePath(choice)).toBe(expected);
  });

  test('keeps a coupon', () => {
    const choice = { productId: null, currency: 'CAD' } as const;

    expect(toPlanChoicePath(choice, 'A 1')).toBe('/pricing?currency=CAD&coupon=A+1');
  });
});

describe('the address of an order', () => {
  test('contains the plan, and the trial if it starts with one', () => {
    const plan = aPlan({ product_id: 'v2.a/b' });

    expect(toCheckoutPath(plan)).toBe('/pricing/checkout/v2.a%2Fb');
    expect(toCheckoutPath(plan, { start: 'trial' })).toBe('/pricing/checkout/v2.a%2Fb?start=trial');
    expect(toCheckoutPath(plan, { coupon: 'A&1' })).toBe('/pricing/checkout/v2.a%2Fb?coupon=A%261');
  });
});

describe('the plan to start from', () => {
  const year = aPlan({ product_id: 'year', is_recommend: false });
  const half = aPlan({ product_id: 'half', is_recommend: true });
  const month = aPlan({ product_id: 'month', is_recommend: false });

  test('is the first chosen one that is on sale', () => {
    expect(preselectedPlan([year, half, month], [null, 'gone', 'month', 'year'])).toBe(month);
  });

  test('is the recommended one when none is chosen', () => {
    expect(preselectedPlan([year, half, month], [null])).toBe(half);
  });

  test('is the first one when none is recommended', () => {
    expect(preselectedPlan([year, month], [])).toBe(year);
  });

  test('is none when nothing is on sale', () => {
    expect(preselectedPlan([], ['year'])).toBeUndefined();
  });
});
