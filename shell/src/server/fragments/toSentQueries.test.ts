import { toSentQueries } from './toSentQueries';

const instant = Date.parse('2026-11-25T13:14:15Z');
const aQuery = {
  status: 'fulfilled',
  data: [1],
  requestId: 'r1',
  startedTimeStamp: instant - 3,
  fulfilledTimeStamp: instant,
};

test('a query is sent with its day but without request and time', () => {
  expect(toSentQueries({ plans: aQuery })).toEqual({
    plans: {
      status: 'fulfilled',
      data: [1],
      fulfilledTimeStamp: Date.parse('2026-11-25T00:00:00Z'),
    },
  });
});

test('a failed query has no time', () => {
  const failed = { status: 'rejected', requestId: 'r1', startedTimeStamp: instant };

  expect(toSentQueries({ plans: failed })).toEqual({ plans: { status: 'rejected' } });
});

test.each([undefined, null, 'queries', { plans: 1 }])('%j of a release does no harm', (queries) => {
  expect(() => toSentQueries(queries)).not.toThrow();
});
