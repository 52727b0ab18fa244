import { findMaxDiscountPercent } from './maxDiscount';

const saving = (...percents: number[]) =>
  percents.map((percent) => ({ discount_percent: `${String(percent)}%` }));

test.each([
  ['no plans', [], 59],
  ['plans that save less than the floor', [0, 31], 59],
  ['plans of which one saves exactly the floor', [59, 12], 59],
  ['plans that save more', [53, 71, 0], 71],
])('%s give the maximum discount of the specification', (_, percents, highest) => {
  expect(findMaxDiscountPercent(saving(...percents))).toBe(highest);
});
