import { addDays } from '@tidegate/contracts/catalogue/periods';

import type { StoredOrder } from '../stores/orderRepository';
import type { PaymentContext } from '../paymentContext';
import { refundableUntil, withdrawableUntil } from './refundPeriods';

const paidAt = new Date('2026-03-01T12:00:00Z');
const aMomentBefore = (instant: Date) => new Date(instant.getTime() - 1);

function aSite(now: Date) {
  // These computations use no store.
  return { now: () => now } as PaymentContext;
}

function anOrder(changes: Partial<StoredOrder> = {}): StoredOrder {
  const order = { kind: 'new', status: 'paid', amountMinor: 4499, paidAt, ...changes };
  return order as StoredOrder;
}

test('the guarantee applies until the last moment of the thirtieth day', async () => {
  const end = addDays(paidAt, 30);

  expect(await refundableUntil(aSite(aMomentBefore(end)), anOrder())).toEqual(end);
  expect(await refundableUntil(aSite(end), anOrder())).toBeNull();
});

test('a withdrawal is possible until the last moment of the fourteenth day', () => {
  const end = addDays(paidAt, 14);

  expect(withdrawableUntil(anOrder(), aMomentBefore(end))).toEqual(end);
  expect(withdrawableUntil(anOrder(), end)).toBeNull();
});

test.each([
  ['nothing was paid for it', { amountMinor: 0 }],
  ['it is not paid yet', { status: 'processing', paidAt: null }],
  ['its money is back', { status: 'refunded' }],
] as const)('an order cannot be refunded or withdrawn from where %s', async (_, changes) => {
  expect(await refundableUntil(aSite(paidAt), anOrder(changes))).toBeNull();
  expect(withdrawableUntil(anOrder(changes), paidAt)).toBeNull();
});
