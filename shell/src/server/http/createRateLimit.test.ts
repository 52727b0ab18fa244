import { createRateLimit } from './createRateLimit';

test('a client at its limit is refused until the window ends', () => {
  let nowMs = 0;
  const mayCall = createRateLimit({ most: 2, windowMs: 60_000, now: () => nowMs });

  const first = ['203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.8'].map(mayCall);
  nowMs = 60_000;

  expect(first).toEqual([true, true, false, true]);
  expect(mayCall('203.0.113.7')).toBe(true);
});
