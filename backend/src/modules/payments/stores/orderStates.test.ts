import { labelOf } from './orderStates';

test.each([
  ['created', 1299, null],
  ['processing', 1299, null],
  ['requires_action', 1299, null],
  ['paid', 1299, 'Paid'],
  ['paid', 0, 'Success'],
  ['held', 1299, 'Paid'],
  ['failed', 1299, 'Failed'],
  ['expired', 1299, 'Failed'],
  ['refund_pending', 1299, 'Paid'],
  ['refunded', 1299, 'Refunded'],
  ['disputed', 1299, 'Paid'],
] as const)('an order %s with amount %i is labelled %s', (status, amountMinor, label) => {
  expect(labelOf(status, amountMinor)).toBe(label);
});
