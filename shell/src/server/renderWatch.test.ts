import { createRenderWatch, readRunning, writeRunning } from './renderWatch';

test('nobody runs at first', () => {
  expect(readRunning(createRenderWatch())).toBeUndefined();
});

test('the remote that was written last is the one that runs, and since when', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  const watch = createRenderWatch();

  writeRunning(watch, 'campaigns');
  jest.advanceTimersByTime(700);

  expect(readRunning(watch)).toEqual({ remote: 'campaigns', runningMs: 700 });
  jest.useRealTimers();
});

test('a remote that has finished no longer runs', () => {
  const watch = createRenderWatch();

  writeRunning(watch, 'blog');
  writeRunning(watch, null);

  expect(readRunning(watch)).toBeUndefined();
});
