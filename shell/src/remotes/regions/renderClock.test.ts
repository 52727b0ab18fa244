import { createRenderClock } from './renderClock';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function aClock() {
  const late: string[] = [];
  const clock = createRenderClock(3000, () => late.push('late'));
  clock.mount();
  clock.begin();
  return { clock, late };
}

test('a view that is not shown is reported late once', () => {
  const { clock, late } = aClock();

  jest.advanceTimersByTime(3000);
  clock.begin();
  jest.advanceTimersByTime(3000);

  expect(late).toEqual(['late']);
});

test('a view that is shown as soon as the page is no longer blocked is in time', () => {
  const { clock, late } = aClock();

  // Runs the timers that were due while the page was blocked, whatever time has passed.
  jest.runOnlyPendingTimers();
  clock.stop();
  jest.runAllTimers();

  expect(late).toEqual([]);
});
