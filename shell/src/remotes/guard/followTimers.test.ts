import { followTimers } from './followTimers';
import { aRunningRelease } from '../testing/aRunningRelease';

jest.useFakeTimers();
const native = { setTimeout, setInterval, requestAnimationFrame, clearTimeout };
const endTimers = followTimers((_, work) => work());

test('ending a release clears its timers and no others', () => {
  const blog = aRunningRelease('blog');
  const tools = aRunningRelease('tools');
  const ticks: string[] = [];
  const tick = (who: string) => ticks.push(who);
  const statements = `
    setTimeout(() => tick(who + ' timeout'), 10);
    setInterval(() => tick(who + ' interval'), 10);
    requestAnimationFrame(() => tick(who + ' frame'));`;
  blog.run(statements, { tick, who: 'blog' });
  tools.run(statements, { tick, who: 'tools' });
  const ofShell = setInterval(() => tick('shell'), 10);

  endTimers(blog.release);
  jest.advanceTimersByTime(20);
  clearInterval(ofShell);
  endTimers(tools.release);
  jest.advanceTimersByTime(20);

  expect(ticks.sort()).toEqual([
    'shell',
    'shell',
    'tools frame',
    'tools interval',
    'tools interval',
    'tools timeout',
  ]);
});

test('a timer that the shell starts for a release outlives it', () => {
  const { release, run } = aRunningRelease();
  const done = jest.fn();

  run('work()', { work: () => setTimeout(done, 10) });
  endTimers(release);
  jest.advanceTimersByTime(10);

  expect(done).toHaveBeenCalledTimes(1);
});

test('timers of a release behave like native timers', () => {
  const { run } = aRunningRelease();
  const received: unknown[] = [];
  const listen = (...parts: unknown[]) => void received.push(...parts);

  run('setTimeout(listen, 10, "one", "two")', { listen });
  run('clearTimeout(setTimeout(listen, 10, "cleared"))', { listen });
  jest.advanceTimersByTime(10);

  expect(received).toEqual(['one', 'two']);
  for (const [name, original] of Object.entries(native)) {
    const wrapper = Reflect.get(globalThis, name) as typeof original;
    expect([wrapper.name, wrapper.length]).toEqual([original.name, original.length]);
  }
});
