import { splitTimeLeft } from './timeLeft';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  ['a moment', 1, [0, 0, 0, 1]],
  ['a second', second, [0, 0, 0, 1]],
  ['59 seconds', 59 * second, [0, 0, 0, 59]],
  ['a minute', minute, [0, 0, 1, 0]],
  ['a second less than an hour', hour - second, [0, 0, 59, 59]],
  ['an hour', hour, [0, 1, 0, 0]],
  ['a second less than a day', day - second, [0, 23, 59, 59]],
  ['a day', day, [1, 0, 0, 0]],
  ['121 days and one of each', 121 * day + hour + minute + second, [121, 1, 1, 1]],
  ['nothing', 0, [0, 0, 0, 0]],
  ['less than nothing', -5 * day, [0, 0, 0, 0]],
])('splitTimeLeft splits %s', (_, leftMs, [days, hours, minutes, seconds]) => {
  expect(splitTimeLeft(10 * day + leftMs, 10 * day)).toEqual({ days, hours, minutes, seconds });
});
