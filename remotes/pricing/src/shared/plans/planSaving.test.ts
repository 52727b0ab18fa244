import { aPlan } from '@tidegate/delivery/testing/plans';
import { monthlyPrice, planPrice, planSaving } from './planSaving';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

describe('the price of a plan', () => {
  test('is the price of the whole interval', () => {
    expect(planPrice(aPlan({ price_discount_amount: 4499 }))).toEqual(usd(4499));
  });

  test.each([
    ['a year', 4499, 1, 'YEAR', 375],
    ['two years', 7200, 2, 'YEAR', 300],
    ['six months', 3597, 6, 'MONTH', 600],
    ['one month', 1299, 1, 'MONTH', 1299],
    ['a year, below half a cent over', 4493, 1, 'YEAR', 374],
    ['a year, exactly half a cent over', 4494, 1, 'YEAR', 375],
    ['a year that is free', 0, 1, 'YEAR', 0],
  ] as const)(
    'per month of %s',
    (_, price_discount_amount, interval_count, interval_unit, cents) => {
      const plan = aPlan({ price_discount_amount, interval_count, interval_unit });

      expect(monthlyPrice(plan)).toEqual(usd(cents));
    },
  );

  test.each(['DAY', 'WEEK'] as const)('has no price per month when counted by %s', (unit) => {
    expect(monthlyPrice(aPlan({ interval_unit: unit }))).toBeNull();
  });
});

describe('the saving of a plan', () => {
  test('is the difference to the monthly plan, in percent rounded down', () => {
    const plan = aPlan({ price_amount: 15_588, price_discount_amount: 4499 });

    expect(planSaving(plan)).toEqual({ money: usd(11_089), percent: 71 });
  });

  test.each([
    ['the same', 1299, 1299],
    ['more', 1299, 1500],
    ['less by under one percent', 100_00, 99_99],
    ['nothing, like everything else', 0, 0],
  ])('is null when it costs %s', (_, price_amount, price_discount_amount) => {
    expect(planSaving(aPlan({ price_amount, price_discount_amount }))).toBeNull();
  });
});
