import { aMonthlyPlan, aPlan } from '@tidegate/delivery/testing/plans';
import { planChosen } from '@tidegate/contracts/store/pricingState';
import { plansReceived, pricingSlice, purchaseConfirmed } from './pricingSlice';

test('the state keeps the last chosen plan and the last paid order', () => {
  const start = pricingSlice.reducer(undefined, { type: 'start' });

  const state = [
    planChosen({ productId: 'v2.a' }),
    planChosen({ productId: 'v2.b' }),
    purchaseConfirmed({ orderId: 'one' }),
  ].reduce(pricingSlice.reducer, start);

  expect(start).toMatchObject({ chosenProductId: null, paysuc: null });
  expect(state).toMatchObject({ chosenProductId: 'v2.b', paysuc: 'one' });
});

test('the highest discounts are the specification’s defaults until plans are loaded', () => {
  const start = pricingSlice.reducer(undefined, { type: 'start' });

  const state = pricingSlice.reducer(
    start,
    plansReceived({ plans: [aPlan()], vip1Plans: [aMonthlyPlan()] }),
  );

  expect(start).toMatchObject({ maxDiscountPercent: 62, vip1MaxDiscountPercent: 62 });
  expect(state).toMatchObject({ maxDiscountPercent: 71, vip1MaxDiscountPercent: 59 });
});
