import type { Waiting } from '../countCalls';
import { waitForIdle } from './waitForIdle';

const aFragment = (rest: Partial<Waiting> = {}): Waiting => ({
  ...{ unanswered: 0, answered: 0, wakeAt: undefined, turns: 0, cpuMs: 0 },
  ...rest,
});

/** A process that answers some pings, after an event of the fragment, and then ends. */
function aSandbox(pings = Infinity, happens: (ping: number) => void = () => undefined) {
  let requested = 0;
  return {
    ping() {
      requested += 1;
      happens(requested);
      return Promise.resolve();
    },
    isAlive: () => requested < pings,
  };
}

test('an idle fragment would never reply', async () => {
  expect(await waitForIdle(aSandbox(), aFragment())).toBe(true);
});

test('a fragment whose next timer is not due is idle', async () => {
  const fragment = aFragment({ wakeAt: performance.now() + 60_000 });

  expect(await waitForIdle(aSandbox(), fragment)).toBe(true);
});

test.each([
  ['the site owes an answer', { unanswered: 1 }],
  ['has a timer that is due', { wakeAt: 0 }],
])('a fragment that %s is not to blame when its process ends', async (_, rest) => {
  expect(await waitForIdle(aSandbox(2), aFragment(rest))).toBe(false);
});

test('a fragment that gets a response during the ping is not idle', async () => {
  const fragment = aFragment({ unanswered: 1 });
  const answer = () => {
    fragment.unanswered = 0;
    fragment.answered += 1;
  };

  expect(await waitForIdle(aSandbox(2, answer), fragment)).toBe(false);
});

test.each([
  ['a second of a processor', 600, 0],
  ['many turns', 0, 300],
])('a fragment that has used %s is treated as idle', async (_, cpuMs, turns) => {
  const fragment = aFragment({ wakeAt: 0 });
  const run = () => {
    fragment.cpuMs += cpuMs;
    fragment.turns += turns;
  };

  expect(await waitForIdle(aSandbox(Infinity, run), fragment)).toBe(true);
});
