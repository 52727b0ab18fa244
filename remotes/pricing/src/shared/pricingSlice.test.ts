import { planChosen } from '@tidegate/contracts/store/pricingState';
import { pricingSlice, purchaseConfirmed } from './pricingSlice';

test('the plan wanted last and the order paid last are the ones remembered', () => {
  const start = pricingSlice.reducer(undefined, { type: 'start' });

  const state = [
    planChosen({ productId: 'v2.a' }),
    planChosen({ productId: 'v2.b' }),
    purchaseConfirmed({ orderId: 'one' }),
  ].reduce(pricingSlice.reducer, start);

  expect(start).toMatchObject({ chosenProductId: null, paysuc: null });
  expect(state).toMatchObject({ chosenProductId: 'v2.b', paysuc: 'one' });
});
