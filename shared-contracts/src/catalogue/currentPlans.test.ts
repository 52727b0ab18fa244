import { listCurrentPlans } from './currentPlans';

const aPlan = (id: string, years: number) => ({
  id,
  interval_count: years,
  interval_unit: 'YEAR' as const,
});

test.each([
  ['no campaign', [], ['two years', 'year']],
  ['a campaign', [aPlan('year of the campaign', 1)], ['year of the campaign', 'two years']],
  [
    'a campaign plan of another length',
    [aPlan('three years', 3)],
    ['three years', 'two years', 'year'],
  ],
])('with %s there is one plan per length, the campaign first', (_, data, expected) => {
  const plans = [aPlan('two years', 2), aPlan('year', 1)];

  expect(
    listCurrentPlans({ plans, specPlans: { campaign: { data } } }).map(({ id }) => id),
  ).toEqual(expected);
});
