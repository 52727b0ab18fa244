import { aRunningRelease } from '../testing/aRunningRelease';
import { watchBlocking } from './watchBlocking';

type Notify = (list: { getEntriesByType: () => unknown[] }) => void;

/** Simulates a browser with one long frame: each script with its address and duration. */
function showFrame(scripts: readonly (readonly [string, number])[]): unknown[] {
  const reported: unknown[] = [];
  let notify: Notify = () => undefined;
  Object.assign(globalThis, {
    PerformanceObserver: class {
      static readonly supportedEntryTypes: readonly string[] = ['long-animation-frame'];
      constructor(callback: Notify) {
        notify = callback;
      }
      observe() {}
    },
  });
  watchBlocking(({ remote }, ms) => reported.push([remote, ms]));
  notify({
    getEntriesByType: () => [
      { scripts: scripts.map(([sourceURL, duration]) => ({ sourceURL, duration })) },
    ],
  });
  return reported;
}

test('a long frame is attributed to the release whose scripts blocked it', () => {
  aRunningRelease('blog');
  aRunningRelease('tools');

  const reported = showFrame([
    ['http://localhost/r/blog/1.0.0/client/remote.js', 400],
    ['http://localhost/assets/main.js', 2000],
    ['http://localhost/r/tools/1.0.0/client/remote.js', 400],
    ['http://localhost/r/blog/1.0.0/client/remote.js', 300],
  ]);

  expect(reported).toEqual([['blog', 700]]);
});

test('timed code that blocks the page is attributed to its release', () => {
  const { release } = aRunningRelease('pricing');
  const reported: unknown[] = [];
  const time = watchBlocking(({ remote }, ms) => reported.push([remote, ms]));
  const clock = jest.spyOn(performance, 'now');

  clock.mockReturnValueOnce(1000).mockReturnValueOnce(1500);
  expect(time(release, () => 'quick')).toBe('quick');
  clock.mockReturnValueOnce(2000).mockReturnValueOnce(2501);
  time(release, () => 'slow');

  expect(reported).toEqual([['pricing', 501]]);
});
