import { waitForIdle } from './waitForIdle';

/** A process that uses so much processor time between two looks, and ends after some pings. */
function aSandbox({ cpuMs = 0, pings = Infinity }: { cpuMs?: number; pings?: number } = {}) {
  let asked = 0;
  let usedMs = 0;
  return {
    ping() {
      asked += 1;
      return Promise.resolve();
    },
    isAlive: () => asked < pings,
    usage() {
      usedMs += cpuMs;
      return { cpuMs: usedMs, residentBytes: 0 };
    },
  };
}

test('a fragment for which nothing is left to do would never have a reply', async () => {
  expect(await waitForIdle(aSandbox(), { unanswered: 0, wakeMs: undefined })).toBe(true);
});

test('a fragment whose next timer is not due yet does nothing either', async () => {
  expect(await waitForIdle(aSandbox(), { unanswered: 0, wakeMs: 5000 })).toBe(true);
});

test.each([
  ['the site owes an answer', { unanswered: 1, wakeMs: undefined }],
  ['has a timer that is due', { unanswered: 0, wakeMs: 0 }],
])('a fragment that %s is not to blame when its process ends', async (_, fragment) => {
  expect(await waitForIdle(aSandbox({ pings: 2 }), fragment)).toBe(false);
});

test('a fragment that has had a second of a processor has had time enough', async () => {
  const busy = { unanswered: 0, wakeMs: 0 };

  expect(await waitForIdle(aSandbox({ cpuMs: 600 }), busy)).toBe(true);
});
