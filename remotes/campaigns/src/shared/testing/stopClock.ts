/** Stops the visitor's clock at an instant; it moves on by `jest.advanceTimersByTime` alone. */
export function stopClock(instant: string): void {
  jest.useFakeTimers({
    now: Date.parse(instant),
    // React, the router and Testing Library wait in these.
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'],
  });
}
