import { aPlan } from '@tidegate/delivery/testing/plans';
import { monthlyPrice, planPrice, planSaving } from './planSaving';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

describe('the price of a plan', () => {
  test('is the price of the whole interval', () => {
    expect(planPrice(aPlan({ price_discount_amount: 4499 }))).toEqual(usd(4499));
  });

  test('per month is the one in the catalogue', () => {
    expect(monthlyPrice(aPlan({ price_unit: 375 }))).toEqual(usd(375));
  });

  test.each(['DAY', 'WEEK'] as const)('has no price per month when counted by %s', (unit) => {
    expect(monthlyPrice(aPlan({ interval_unit: unit }))).toBeNull();
  });
});

describe('the saving of a plan', () => {
  test('is the one in the catalogue', () => {
    const plan = aPlan({ price_deduction_amount: 11_089, discount_percent: '71%' });

    expect(planSaving(plan)).toEqual({ money: usd(11_089), percent: 71 });
  });

  test('is null below one percent', () => {
    const plan = aPlan({ price_deduction_amount: 1, discount_percent: '0%' });

    expect(planSaving(plan)).toBeNull();
  });
});
