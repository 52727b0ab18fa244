import { reminderAt, proratedCredit } from './periods';

const at = (day: string) => new Date(`${day}T12:34:56Z`);

test.each([
  ['a month', '2026-03-01', '2026-04-01', false, '2026-03-25'],
  ['a trial of 30 days', '2026-03-01', '2026-03-31', true, '2026-03-24'],
  ['a trial of 8 days', '2026-03-01', '2026-03-09', true, '2026-03-02'],
  ['a trial of 7 days', '2026-03-01', '2026-03-08', true, '2026-03-07'],
])(
  'the end of %s (%s to %s) is announced in time',
  (_, startedAt, endsAt, isTrial, announcedAt) => {
    const period = { startedAt: at(startedAt), endsAt: at(endsAt), isTrial };

    expect(reminderAt(period)).toEqual(at(announcedAt));
  },
);

test.each([
  ['2026-03-01', 3000],
  ['2026-03-02', 2900],
  ['2026-03-30', 100],
  ['2026-03-31', 0],
  ['2026-04-02', 0],
])('on %s the credit for 30 days at 30.00 from March 1 is %i', (day, worth) => {
  const period = { startedAt: at('2026-03-01'), endsAt: at('2026-03-31'), priceMinor: 3000 };

  expect(proratedCredit(period, at(day))).toBe(worth);
});

test('a started day gives no credit, and fractions of a cent are dropped', () => {
  const period = { startedAt: at('2026-03-01'), endsAt: at('2026-03-08'), priceMinor: 1000 };

  expect(proratedCredit(period, new Date('2026-03-01T12:34:57Z'))).toBe(857);
});
