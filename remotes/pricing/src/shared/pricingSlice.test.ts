import { planChosen } from '@tidegate/contracts/store/pricingState';
import { pricingSlice } from './pricingSlice';

test('the plan wanted last is the one remembered', () => {
  const start = pricingSlice.reducer(undefined, { type: 'start' });
  const state = ['v2.a', 'v2.b']
    .map((productId) => planChosen({ productId }))
    .reduce(pricingSlice.reducer, start);

  expect(start).toEqual({ chosenProductId: null });
  expect(state).toEqual({ chosenProductId: 'v2.b' });
});
