/** Stops the visitor's clock at an instant; only `jest.advanceTimersByTime` advances it. */
export function stopClock(instant: string): void {
  jest.useFakeTimers({
    now: Date.parse(instant),
    // React, the router and Testing Library wait for these timers.
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'],
  });
}
