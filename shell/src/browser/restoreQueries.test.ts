import { restoreQueries } from './restoreQueries';

const day = Date.parse('2026-11-25T00:00:00Z');
const plans = { status: 'fulfilled', fulfilledTimeStamp: day };
const sent = { siteApi: { queries: { plans }, provided: {} } };

test.each([
  ['on the day of the server', '2026-11-25T13:14:15Z', '2026-11-25T13:14:15Z'],
  ['behind by a day', '2026-11-24T13:14:15Z', '2026-11-25T00:00:00Z'],
  ['ahead by a day', '2026-11-26T00:00:00Z', '2026-11-25T00:00:00Z'],
])('with a clock %s', (_, now, fulfilled) => {
  expect(restoreQueries(sent, Date.parse(now))).toEqual({
    siteApi: {
      queries: { plans: { ...plans, requestId: '', fulfilledTimeStamp: Date.parse(fulfilled) } },
      provided: {},
    },
  });
});

test('a failed query stays without time and is therefore repeated', () => {
  const failed = { siteApi: { queries: { plans: { status: 'rejected' } } } };

  expect(restoreQueries(failed, day)).toEqual({
    siteApi: { queries: { plans: { status: 'rejected', requestId: '' } } },
  });
});

test('a page without queries stays as it is', () => {
  expect(restoreQueries({}, day)).toEqual({});
});
