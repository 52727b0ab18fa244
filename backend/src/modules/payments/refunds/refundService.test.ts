import { addDays } from '@tidegate/contracts/periods';

import type { StoredOrder } from '../orders/orderRepository';
import type { PaymentContext } from '../paymentContext';
import { refundService } from './refundService';

const paidAt = new Date('2026-03-01T12:00:00Z');
const aMomentBefore = (instant: Date) => new Date(instant.getTime() - 1);

function aService(now: Date) {
  // These computations use no store.
  return refundService({ now: () => now } as PaymentContext);
}

function anOrder(changes: Partial<StoredOrder> = {}): StoredOrder {
  const order = { kind: 'new', status: 'paid', amountMinor: 4499, paidAt, ...changes };
  return order as StoredOrder;
}

test('the guarantee applies until the last moment of the thirtieth day', async () => {
  const end = addDays(paidAt, 30);

  expect(await aService(aMomentBefore(end)).refundableUntil(anOrder())).toEqual(end);
  expect(await aService(end).refundableUntil(anOrder())).toBeNull();
});

test('a withdrawal is possible until the last moment of the fourteenth day', () => {
  const end = addDays(paidAt, 14);

  expect(aService(aMomentBefore(end)).withdrawableUntil(anOrder())).toEqual(end);
  expect(aService(end).withdrawableUntil(anOrder())).toBeNull();
});

test.each([
  ['nothing was paid for it', { amountMinor: 0 }],
  ['it is not paid yet', { status: 'processing', paidAt: null }],
  ['its money is back', { status: 'refunded' }],
] as const)('an order cannot be refunded or withdrawn from where %s', async (_, changes) => {
  const service = aService(paidAt);

  expect(await service.refundableUntil(anOrder(changes))).toBeNull();
  expect(service.withdrawableUntil(anOrder(changes))).toBeNull();
});
